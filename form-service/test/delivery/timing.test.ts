import { expect, it } from 'vitest';
import { Arrivals } from '../../src/delivery/arrivals.ts';
import { outagePause, retryDelay } from '../../src/delivery/back-off.ts';

const minute = 60_000;

it('tries a lead again after 1 minute, then ever later, at last every hour', () => {
  for (const random of [0, 0.5, 1]) {
    const delays = Array.from({ length: 130 }, (_, i) => retryDelay(i + 1, random));
    expect(delays[0]).toBeGreaterThanOrEqual(minute);
    expect(delays[0]).toBeLessThanOrEqual(1.25 * minute);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(Math.max(...delays)).toBeLessThanOrEqual(60 * minute);
    expect(delays.at(-1)).toBeGreaterThanOrEqual(45 * minute);
  }
  expect(retryDelay(9, 0.1)).not.toBe(retryDelay(9, 0.9));
});

it('tries a server that is away after 5 seconds, at last every minute', () => {
  expect(outagePause(1, 0)).toBe(5_000);
  expect(outagePause(99, 0)).toBe(minute);
});

it('knows a crowd by the last tenth of a second', () => {
  const arrivals = new Arrivals();
  expect(arrivals.areMany(0)).toBe(false);
  for (let i = 0; i < 50; i += 1) arrivals.add(110);
  expect(arrivals.areMany(150)).toBe(false);
  expect(arrivals.areMany(215)).toBe(true);
  expect(arrivals.areMany(330)).toBe(false);
  for (let i = 0; i < 50; i += 1) arrivals.add(340);
  // A crowd of long ago is none.
  expect(arrivals.areMany(10_000)).toBe(false);
});
