import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { underPressurePlugin } from '../../src/plugins/under-pressure.ts';

/** How late the event loop is said to be, in nanoseconds. */
const delays = vi.hoisted(() => ({ mean: 0, enable: vi.fn(), disable: vi.fn(), reset: vi.fn() }));
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => delays }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => count * 1e9;

/** A second in which the event loop was so late. */
function pass(mean: number): void {
  delays.mean = mean;
  vi.advanceTimersByTime(1_000);
}

it.each([
  ['is late', seconds(2)],
  ['never turns', Number.NaN],
])('minds an event loop that %s for seconds, and not one that was once', async (_what, mean) => {
  const app = Fastify();
  await app.register(underPressurePlugin);
  onTestFinished(() => app.close());
  await app.ready();
  // A start, or a machine that stood still.
  pass(seconds(10));
  expect(app.isUnderPressure()).toBe(false);
  pass(0);
  for (let i = 0; i < 3; i += 1) {
    expect(app.isUnderPressure()).toBe(false);
    pass(mean);
  }
  expect(app.isUnderPressure()).toBe(true);
  pass(0);
  expect(app.isUnderPressure()).toBe(false);
});
