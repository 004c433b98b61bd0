import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The one way that the benchmarks make load: `wrk`, as a generator written in JavaScript measures
 * itself. Debian and Homebrew have it under that name.
 */

const run = promisify(execFile);

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lua that wrk runs, such as a `request` that makes each body another. */
  readonly script?: string;
}

export interface Measured {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** In milliseconds. */
  readonly latency: { readonly median: number; readonly p99: number; readonly worst: number };
  /** Answers of 400 and more. */
  readonly refused: number;
  /** Requests that no answer came to: connections that failed, broke or fell silent. */
  readonly lost: number;
}

/** Prints what wrk knows as its last line. It counts time in microseconds. */
const report = `
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"median":%f,"p99":%f,"worst":%f,"refused":%d,"lost":%d,"cpu":%f}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), latency.max,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout, os.clock()))
end`;

type Report = Record<
  'requests' | 'microseconds' | 'median' | 'p99' | 'worst' | 'refused' | 'lost' | 'cpu',
  number
>;

async function runWrk(args: readonly string[]): Promise<string> {
  try {
    return (await run('wrk', args)).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('The benchmarks need wrk: apt-get install wrk, or brew install wrk.');
  }
}

/** How much of its one processor the generator may use before its figures are its own and not the server's. */
const mostGeneratorUse = 0.9;

/** Drives a server for some seconds. Nothing is left out: warm the server up before. */
export async function drive({
  url,
  seconds,
  connections,
  headers,
  script,
}: Load): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  const file = join(folder, 'load.lua');
  writeFileSync(file, `${script ?? ''}\n${report}`);
  const fields = Object.entries(headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const options = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '20s'];
  try {
    const output = await runWrk([...options, ...fields, '-s', file, url]);
    const { requests, microseconds, median, p99, worst, refused, lost, cpu } = JSON.parse(
      output.trim().split('\n').at(-1) ?? '',
    ) as Report;
    const generatorUse = cpu / (microseconds / 1e6);
    if (generatorUse > mostGeneratorUse)
      console.warn(
        `wrk used ${Math.round(generatorUse * 100)} % of a processor: it measured itself.`,
      );
    return {
      requestsPerSecond: requests / (microseconds / 1e6),
      requests,
      latency: { median: median / 1000, p99: p99 / 1000, worst: worst / 1000 },
      refused,
      lost,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
