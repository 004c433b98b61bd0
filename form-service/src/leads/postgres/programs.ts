import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { processEnvironment } from '../../config.ts';
import { OperatorError } from '../../operator-error.ts';

/** How PostgreSQL's own programs are told of a database: a password in the arguments could be seen by all. */
export function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, environment: password ? { PGPASSWORD: password } : {} };
}

interface Run {
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** A program's lines while it runs; readline would end one at U+2028 too, as in a server's answer. */
async function* linesOf(output: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of output) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/**
 * Runs one of PostgreSQL's programs, and hands on the lines that it prints.
 *
 * @throws {OperatorError} when it is not there, or says that it failed
 */
export async function* run(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  { environment = {}, signal }: Run = {},
): AsyncGenerator<string> {
  const child = spawn(program, args, {
    env: { ...processEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  const failed = text(child.stderr);
  const exited = once(child, 'close').catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT'
      ? new OperatorError(
          `${program} is not installed here. It comes with PostgreSQL's client (Debian: postgresql-client), in the version of the server or later.`,
        )
      : new OperatorError(`${program}: ${message}`);
  });
  // Waited for below, and no earlier: its rejection is nobody's oversight.
  exited.catch(() => undefined);
  yield* linesOf(child.stdout.setEncoding('utf8'));
  const [status] = (await exited) as [number | null];
  if (status !== 0) throw new OperatorError(`${program}: ${(await failed).trim()}`);
}

/** The same, where what it prints is of no use. */
export async function runToEnd(...args: Parameters<typeof run>): Promise<void> {
  const lines = run(...args);
  while (!(await lines.next()).done);
}
