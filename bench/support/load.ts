import autocannon from 'autocannon';

const connections = 32;

/** Requests a second that a server answers, in a run of some seconds; the first second is not counted. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  await autocannon({ url, connections, duration: 1, headers });
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`);
  return requests.average;
}

/** Measures all servers in turns, so that a noisy moment hurts none of them alone; the medians. */
export async function sideBySide(
  measures: Readonly<Record<string, () => Promise<number>>>,
  rounds = 3,
): Promise<Record<string, number>> {
  const results: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      (results[name] ??= []).push(await measure());
    }
  }
  return Object.fromEntries(Object.entries(results).map(([name, list]) => [name, median(list)]));
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The ratio of what was measured in turns: each turn by itself, as the machine changes between them. */
export const medianRatio = (values: readonly number[], others: readonly number[]): number =>
  median(values.map((value, turn) => value / (others[turn] ?? Number.NaN)));
