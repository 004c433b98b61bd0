import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCounters } from '../src/counters/memory-counters.ts';
import { startApp } from './support/app.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const setBackAnHour = () => vi.setSystemTime(Date.now() - 3_600_000);

it('ends a window in its time, also where the clock was set back', () => {
  const counters = new MemoryCounters();
  counters.increment('a visitor', 10_000);
  setBackAnHour();
  vi.advanceTimersByTime(9_000);
  expect(counters.increment('a visitor', 10_000)).toEqual({ count: 2, ttl: 1_000 });
  vi.advanceTimersByTime(1_000);
  expect(counters.counts(['a visitor'])).toEqual([0]);
});

it('forgets nothing that was limited for a flood of names, of its own kind or another', () => {
  const counters = new MemoryCounters();
  for (let i = 0; i < 60; i += 1) counters.increment('requests of a robot', 600_000);
  counters.increment('mailed 1', 3_600_000);
  for (let i = 0; i < 200_000; i += 1) counters.increment(`requests of ${i}`, 600_000);
  expect(counters.counts(['requests of a robot', 'mailed 1'])).toEqual([60, 1]);
});

it('finds out that leads can’t be kept, also where the clock was set back', async () => {
  const app = await startApp();
  vi.advanceTimersByTime(10_000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  setBackAnHour();
  vi.spyOn(app.leads, 'check').mockRejectedValue(new Error('disk I/O error'));
  vi.advanceTimersByTime(2_000);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});
