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
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    ...executable,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/**
 * Starts the mail server that logs the ids of what it took.
 * @returns the port it listens on: the given one, or one that the kernel has drawn
 */
export async function startSmtpProcess(log: string, given = 0): Promise<number> {
  const child = start('test/support/smtp-process.ts', [String(given), log], {});
  const [port] = (await once(child, 'message')) as [number];
  return port;
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

export interface Service {
  readonly child: ChildProcess;
  /** Drawn by the kernel when it began to listen. */
  readonly port: number;
  /** What it has logged so far. */
  readonly log: () => string;
}

/** Starts the service itself, and waits until it says where it listens. */
export async function startService(
  overrides: Record<string, string>,
  { script = 'src/main.js', ...executable }: ServiceOptions = {},
): Promise<Service> {
  const environment = testEnvironment({ LOG_LEVEL: 'info', ...overrides });
  const child = start(script, [], environment, executable);
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const [, found] = /Server listening at http:\/\/[\d.]+:(\d+)/u.exec(log) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', (code) => {
      reject(new Error(`the service ended with ${code}`));
    });
  });
  return { child, port, log: () => log };
}

/** Ends a process at once, without a chance to tidy up. */
export async function killAtOnce(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
