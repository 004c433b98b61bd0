import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { start, type Part } from '../../scripts/processes.ts';

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

/** Processor time that a process has used by itself and in the kernel, in seconds. Linux only. */
export function processorTime({ child: { pid } }: Pick<Running, 'child'>): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  // proc(5) counts in ticks, of which Linux shows a hundred a second.
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/**
 * Waits until a process uses less than a twentieth of a processor: after its start the site renders
 * every page, which takes time from whatever is measured meanwhile. Linux only.
 */
export async function untilIdle(running: Running): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ;) {
    const now = processorTime(running);
    if (now - before < 0.05) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Resident memory of a process, in MB. Linux only. */
export function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
