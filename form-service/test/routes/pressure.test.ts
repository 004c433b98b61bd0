import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { underPressurePlugin } from '../../src/plugins/under-pressure.ts';
import { TestClock, timeOf } from '../support/clocks.ts';

/** How late the event loop is said to be, in nanoseconds. */
const delays = vi.hoisted(() => ({ mean: 0, enable: vi.fn(), disable: vi.fn(), reset: vi.fn() }));
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => delays }));

const seconds = (count: number) => count * 1e9;

it.each([
  ['is late', seconds(2)],
  ['never turns', Number.NaN],
])('minds an event loop that %s for seconds, and not one that was once', async (_what, mean) => {
  const clock = new TestClock();
  const app = Fastify();
  app.decorate('time', timeOf(clock));
  await app.register(underPressurePlugin);
  onTestFinished(() => app.close());
  await app.ready();
  /** A second in which the event loop was so late. */
  const pass = (late: number) => {
    delays.mean = late;
    return clock.pass(1_000);
  };
  // A start, or a machine that stood still.
  await pass(seconds(10));
  expect(app.isUnderPressure()).toBe(false);
  await pass(0);
  for (let i = 0; i < 3; i += 1) {
    expect(app.isUnderPressure()).toBe(false);
    await pass(mean);
  }
  expect(app.isUnderPressure()).toBe(true);
  await pass(0);
  expect(app.isUnderPressure()).toBe(false);
});
