import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { start, type Part } from '../../scripts/processes.ts';
import { processorTime } from './process.ts';

export interface Running {
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startTime: number;
  stop: () => Promise<void>;
}

/** Starts a server and waits for its first answer. */
export async function startServer(part: Part, probe: string): Promise<Running> {
  const begin = performance.now();
  const child = start({ ...part, quiet: true });
  while (
    !(await fetch(probe).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${part.name} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    child,
    startTime: performance.now() - begin,
    stop: async () => {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}

/**
 * Waits until a process uses less than a twentieth of a processor: after its start the site renders
 * every page, which takes time from whatever is measured meanwhile. Linux only.
 */
export async function untilIdle(running: Running): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ;) {
    const now = processorTime(running.child);
    if (now - before < 0.05) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
