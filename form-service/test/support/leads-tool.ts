import { run } from '../../src/cli/run.ts';
import type { LeadDesk } from '../../src/leads/lead-desk.ts';
import type { OpenDesk } from '../../src/leads/lead-store.ts';
import type { Outbox } from '../../src/leads/outbox.ts';
import { systemTime } from '../../src/time.ts';
import { temporaryFolder } from './app.ts';

interface Options {
  /** What the operator answers when asked. */
  readonly answer?: boolean;
  /** What happens when the operator is asked, and the answer. */
  readonly confirm?: () => Promise<boolean>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The leads, where the command works with them. */
  readonly desk?: LeadDesk;
  readonly outbox?: Outbox;
}

/** The operator's tool in this process: what it prints, what it asks, and where it stands. */
export function startLeadsTool({
  answer = false,
  confirm = () => Promise.resolve(answer),
  environment = {},
  desk,
  outbox,
}: Options) {
  const lines: string[] = [];
  const questions: string[] = [];
  const folder = temporaryFolder();
  const openStore = (): Promise<OpenDesk> =>
    desk
      ? Promise.resolve({ desk, outbox, close: () => Promise.resolve() } as OpenDesk)
      : Promise.reject(new Error('this command has no use for leads'));
  const surroundings = {
    print: (text: string) => void lines.push(text),
    confirm: (question: string) => {
      questions.push(question);
      return confirm();
    },
    folder,
    environment,
    time: systemTime,
    openStore,
  };
  const leadsTool = async (...args: string[]) => {
    lines.length = 0;
    await run(args, surroundings);
    return lines.join('\n');
  };
  return { leadsTool, questions, folder, lines };
}
