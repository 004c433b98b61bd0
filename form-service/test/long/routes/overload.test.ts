import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startAppUnderPressure } from '../../support/app.ts';
import { minimalRequest } from '../../support/project-request.ts';

/** Keeps the event loop from everything else, as too much work does; in milliseconds. */
function block(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration);
}

const json = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;
const form = {
  ...json,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(minimalRequest).toString(),
} as const;

it(
  'refuses leads while the event loop is late, and nothing else',
  { timeout: 120_000 },
  async () => {
    const app = await startAppUnderPressure({ RATE_LIMIT_MAX: '100000' });
    const answersUnderPressure = async () => {
      do {
        block(1_500);
        await nextTurn();
      } while (!app.isUnderPressure());
      const answers = await Promise.all(
        [json, form, '/healthz', '/readyz'].map((r) => app.inject(r)),
      );
      return answers.map(({ statusCode, headers, body }) => ({ statusCode, headers, body }));
    };
    // It is measured every second whether the event loop is late: the answer may come after that.
    await expect.poll(answersUnderPressure, { timeout: 60_000, interval: 1 }).toMatchObject([
      {
        statusCode: 503,
        headers: { 'retry-after': '10', 'content-type': 'application/problem+json; charset=utf-8' },
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          detail: 'Too much to do at once.',
        }),
      },
      {
        statusCode: 303,
        headers: {
          'retry-after': '10',
          location: expect.stringContaining('request=failed') as string,
        },
      },
      { statusCode: 200 },
      { statusCode: 200 },
    ]);
    const status = async () => (await app.inject(json)).statusCode;
    await expect.poll(status, { timeout: 60_000 }).toBe(202);
  },
);
