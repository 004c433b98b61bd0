import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

/** What all parts that are started from here echo in `/healthz`, and whatever another run left behind doesn't. */
const runId = (process.env['RUN_ID'] ??= randomUUID());

export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Whether its output is of interest to the person who started it. */
  readonly quiet?: boolean;
}

/** How long a part may take to end after it was asked to, in milliseconds. */
const endTimeout = 10_000;

/** Starts a part in a process group of its own, so that Ctrl-C reaches it once and through us. */
export function start({ command: [file, ...args], env, cwd, quiet }: Part): ChildProcess {
  return spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    detached: true,
  });
}

const signal = (child: ChildProcess, name: NodeJS.Signals) => {
  try {
    // The whole group: npm and wrappers don't pass signals on.
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
};

/** Ends a part: first politely, then by force. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signal(child, 'SIGTERM');
  const force = setTimeout(() => {
    signal(child, 'SIGKILL');
  }, endTimeout);
  await ended;
  clearTimeout(force);
}

/** Runs a command to its end. */
export async function run(part: Part): Promise<void> {
  const [code] = (await once(start(part), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${part.name} failed.`);
}

async function isOfThisRun(response: Response): Promise<boolean> {
  if (!response.url.endsWith('/healthz')) return response.ok;
  return ((await response.json()) as { run?: string }).run === runId;
}

/** Waits until an address answers with success and out of this run, or the part that should answer has ended. */
export async function answering(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const isUp = await fetch(url).then(isOfThisRun, () => false);
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
