import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startAppUnderPressure } from '../../support/app.ts';
import { minimalRequest } from '../../support/project-request.ts';

/** Keeps the event loop from everything else, as too much work does; in milliseconds. */
function block(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration);
}

it('refuses leads while the event loop is late for seconds', { timeout: 120_000 }, async () => {
  const app = await startAppUnderPressure({ RATE_LIMIT_MAX: '100000' });
  const lead = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;
  const status = async () => (await app.inject(lead)).statusCode;
  const statusUnderPressure = async () => {
    do {
      block(1_500);
      await nextTurn();
    } while (!app.isUnderPressure());
    return status();
  };
  expect(await status()).toBe(202);
  // It is measured from time to time whether the event loop is late: the answer may come after that.
  await expect.poll(statusUnderPressure, { timeout: 60_000, interval: 1 }).toBe(503);
  await expect.poll(status, { timeout: 60_000 }).toBe(202);
});
