import { expect, it } from 'vitest';
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
