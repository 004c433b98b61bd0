import { expect, it } from 'vitest';
import { startAppUnderPressure } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';

const json = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;
const form = {
  ...json,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(minimalRequest).toString(),
} as const;

it('refuses leads while the event loop is late, and nothing else', async () => {
  const app = await startAppUnderPressure();
  app.isUnderPressure = () => true;
  const answers = await Promise.all([json, form, '/healthz', '/readyz'].map((r) => app.inject(r)));
  expect(
    answers.map(({ statusCode, headers, body }) => ({ statusCode, headers, body })),
  ).toMatchObject([
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
  app.isUnderPressure = () => false;
  expect((await app.inject(json)).statusCode).toBe(202);
});
