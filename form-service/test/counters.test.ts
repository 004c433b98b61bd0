import { expect, it, vi } from 'vitest';
import { MemoryCounters } from '../src/counters/memory-counters.ts';
import { startApp } from './support/app.ts';
import { TestClock, timeOf } from './support/clocks.ts';

const hour = 3_600_000;

it('ends a window in its time, also where the clock was set back', async () => {
  const clock = new TestClock();
  const counters = new MemoryCounters(clock);
  counters.increment('a visitor', 10_000);
  clock.set(-hour);
  await clock.pass(9_000);
  expect(counters.increment('a visitor', 10_000)).toEqual({ count: 2, ttl: 1_000 });
  await clock.pass(1_000);
  expect(counters.counts(['a visitor'])).toEqual([0]);
});

it('forgets nothing that was limited for a flood of names, of its own kind or another', () => {
  const counters = new MemoryCounters(new TestClock());
  for (let i = 0; i < 60; i += 1) counters.increment('requests of a robot', 600_000);
  counters.increment('mailed 1', 3_600_000);
  for (let i = 0; i < 200_000; i += 1) counters.increment(`requests of ${i}`, 600_000);
  expect(counters.counts(['requests of a robot', 'mailed 1'])).toEqual([60, 1]);
});

it('finds out that leads can’t be kept, also where the clock was set back', async () => {
  const clock = new TestClock();
  const app = await startApp({}, timeOf(clock));
  await clock.pass(10_000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  clock.set(-hour);
  vi.spyOn(app.leads, 'check').mockRejectedValue(new Error('disk I/O error'));
  await clock.pass(2_000);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});
