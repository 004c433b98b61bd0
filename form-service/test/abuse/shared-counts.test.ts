import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { RedisCounters } from '../../src/counters/redis-counters.ts';
import { hasRedis, redisUrl } from '../support/services.ts';
import { systemTime } from '../../src/time.ts';

function connect(url: string, failures: unknown[] = []): RedisCounters {
  const counters = new RedisCounters(url, (error) => void failures.push(error), systemTime);
  onTestFinished(() => counters.close());
  return counters;
}

/** The counts of several names, read again until the connection stands. */
const counted = (counters: RedisCounters, names: string[]) =>
  expect.poll(() => counters.counts(names), { timeout: 15_000 });

it.skipIf(!hasRedis)('what one service counts the other sees', async () => {
  const [one, other] = [connect(redisUrl), connect(redisUrl)];
  const [name, unknown] = [randomUUID(), randomUUID()];
  const windowMilliseconds = 60_000;
  // Until it is connected, each counts for itself.
  await expect
    .poll(
      async () => {
        await one.increment(name, windowMilliseconds);
        return (await other.counts([name]))[0];
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
  const [before = 0] = await other.counts([name]);
  expect(await one.increment(name, windowMilliseconds)).toMatchObject({ count: before + 1 });
  await counted(other, [unknown, name]).toEqual([0, before + 1]);
});

it('without Redis it counts alone', async () => {
  const failures: unknown[] = [];
  // Port 1 refuses connections.
  const counters = connect('redis://127.0.0.1:1', failures);
  const name = randomUUID();
  await counters.increment(name, 60_000);
  expect(await counters.counts([name])).toEqual([1]);
  expect(failures).not.toEqual([]);
});
