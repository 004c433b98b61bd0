import autocannon from 'autocannon';

const connections = 32;

/** How often each of those that are compared has its turn. */
const rounds = 5;

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

/** Measures all servers in turns, so that a noisy moment hurts none of them alone. */
export async function sideBySide<Name extends string>(
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const lists = names.map((name) => [name, [] as number[]]);
  const results = Object.fromEntries(lists) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await measures[name]());
  }
  return results;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The ratio of what was measured in turns: each turn by itself, as the machine changes between them. */
export const medianRatio = (values: readonly number[], others: readonly number[]): number =>
  median(values.map((value, turn) => value / (others[turn] ?? Number.NaN)));
