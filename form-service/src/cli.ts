import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { UsageError } from './cli/command.ts';
import { run } from './cli/run.ts';
import { callersFolder, processEnvironment, readStoreConfig } from './config.ts';
import { openDesk } from './leads/open-leads.ts';
import { OperatorError } from './operator-error.ts';
import { systemTime } from './time.ts';

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Nobody can be asked here: add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/iu.test(answer.trim());
}

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', () => process.exit(0));

try {
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const surroundings = {
    print,
    confirm,
    folder: callersFolder(),
    environment: processEnvironment,
    time: systemTime,
    openStore: () => openDesk(readStoreConfig(), systemTime),
  };
  await run(process.argv.slice(2), surroundings);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
