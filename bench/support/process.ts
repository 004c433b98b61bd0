import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process uses of its machine, as Linux tells it. */
type Process = Pick<ChildProcess, 'pid'>;

/** Processor time that it has used by itself and in the kernel, in seconds. */
export function processorTime({ pid }: Process): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  // proc(5) counts in ticks, of which Linux shows a hundred a second.
  return (user + system) / 100;
}

function memory({ pid }: Process, field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(String.raw`${field}:\s+(\d+)`, 'u').exec(status)?.[1]) * 1024) / 1e6;
}

/** Its resident memory, in MB (10^6 bytes). */
export const residentMemory = (of: Process) => memory(of, 'VmRSS');

/** The same at its highest. */
export const peakMemory = (of: Process) => memory(of, 'VmHWM');
