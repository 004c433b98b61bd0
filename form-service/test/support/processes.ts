import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testEnvironment } from './app.ts';

const root = join(import.meta.dirname, '../..');

/** Node, or what starts it in its stead. */
type Executable = Pick<ForkOptions, 'execPath' | 'execArgv'>;

function start(
  script: string,
  args: string[],
  environment: Record<string, string>,
  executable: Executable = {},
): ChildProcess {
  const child = fork(join(root, script), args, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    ...executable,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the mail server that logs the ids of what it took. */
export async function startSmtpProcess(port: number, log: string): Promise<ChildProcess> {
  const child = start('test/support/smtp-process.ts', [String(port), log], {});
  await once(child, 'message');
  return child;
}

/** A Node whose files can't grow beyond a size, in multiples of 512 bytes. */
export function withFilesUpTo(blocks: number): Executable {
  const limited = `ulimit -f ${blocks}; exec "$0" "$@"`;
  return { execPath: 'sh', execArgv: ['-c', limited, process.execPath] };
}

/** The service, or what stands for it. */
interface ServiceOptions extends Executable {
  readonly script?: string | undefined;
}

/** Starts the service itself, and waits until it answers. */
export async function startService(
  overrides: Record<string, string>,
  { script = 'src/server.ts', ...executable }: ServiceOptions = {},
): Promise<ChildProcess> {
  const child = start(script, [], testEnvironment(overrides), executable);
  const url = `http://127.0.0.1:${overrides['PORT'] ?? ''}/healthz`;
  const giveUp = Date.now() + 60_000;
  while (Date.now() < giveUp) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the service did not start');
}

/** Ends a process at once, without a chance to tidy up. */
export async function killAtOnce(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
