import { backup } from './backup.ts';
import { answer, giveBack, release, reopen, resend, retry, spam, take } from './change.ts';
import { UsageError, type Command, type Surroundings } from './command.ts';
import type { OpenDesk } from '../leads/lead-store.ts';
import { canary } from './canary.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { restore } from './restore.ts';
import { show } from './show.ts';
import { stats } from './stats.ts';
import { testMail } from './test-mail.ts';

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  retry,
  release,
  resend,
  spam,
  take,
  answer,
  'give-back': giveBack,
  reopen,
  export: exportLeads,
  stats,
  purge,
  backup,
  restore,
  'test-mail': testMail,
  canary,
};

/** What the tool can do, as text. */
function help(): string {
  const entries = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`,
  );
  return `The leads of the website's form.

Usage: npm run leads -- <command>

${entries.join('\n\n')}

A lead is waiting, delivered, taken, answered, failed, quarantined or spam. A day is written 2026-11-21.
DATABASE_URL names the store, as for the form service.
`;
}

/**
 * Runs one command.
 *
 * @throws {UsageError} when there is no such command, or it can't be done as asked
 */
export async function run([name, ...args]: string[], surroundings: Surroundings): Promise<void> {
  const { print } = surroundings;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(help());
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". Try: npm run leads -- help`);
  if (args.includes('--help') || args.includes('-h')) {
    print(`${command.summary}\n\nUsage: npm run leads -- ${name} ${command.usage}`);
    return;
  }
  let opened: Promise<OpenDesk> | undefined;
  const open = () => (opened ??= surroundings.openStore());
  const leads = async () => (await open()).desk;
  const outbox = async () => (await open()).outbox;
  try {
    await command.run(args, { ...surroundings, leads, outbox });
  } finally {
    await (await opened)?.close();
  }
}
