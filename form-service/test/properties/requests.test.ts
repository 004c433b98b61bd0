import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { testEnvironment } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';

/** 10,000 cases in all in CI. */
const cases = (share: number) =>
  Math.round((process.env['CI'] === 'true' ? 10_000 : 1_000) * share);

const documented = [202, 303, 400, 409, 413, 415, 422];

let app: FastifyInstance;

beforeAll(async () => {
  const limits = { RATE_LIMIT_MAX: '1000000', LEADS_PER_HOUR: '1000000' };
  const store = { DATABASE_URL: `file:/tmp/form-service-${randomUUID()}/leads.db` };
  app = await buildApp(readConfig(testEnvironment({ ...limits, ...store })));
  await app.ready();
  return () => app.close();
});

async function post(payload: string, type: string) {
  const headers = { 'content-type': type, 'idempotency-key': randomUUID() };
  return app.inject({ method: 'POST', url: '/project-requests', headers, payload });
}

const text = fc.string({ unit: 'binary', maxLength: 80 });
const fields = fc.record(
  {
    firstName: text,
    lastName: text,
    email: fc.oneof(fc.emailAddress(), text),
    phone: text,
    company: text,
    country: text,
    message: text,
    locale: fc.oneof(fc.constantFrom('en', 'fr', 'ko', 'jp'), text),
    page: fc.oneof(fc.webPath(), text),
    interests: fc.constantFrom('blockchain', 'qa-testing', 'nothing'),
  },
  { requiredKeys: [] },
);

it('answers anything as documented, never with a 500', async () => {
  const anything = fc.oneof(
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fields.map((value) => JSON.stringify(value)),
    text,
  );
  const types = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
  );
  await fc.assert(
    fc.asyncProperty(anything, types, async (payload, type) => {
      const { statusCode, headers } = await post(payload, type);
      expect(documented).toContain(statusCode);
      if (statusCode >= 400) expect(headers['content-type']).toContain('application/problem+json');
    }),
    { numRuns: cases(0.4) },
  );
});

it('makes the same lead of a form and of JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      // A form's encoding can't carry half a surrogate pair.
      const values = Object.fromEntries(
        Object.entries({ ...minimalRequest, ...typed }).map(([name, value]) => [
          name,
          value.toWellFormed(),
        ]),
      );
      const json = await post(JSON.stringify(values), 'application/json');
      const form = await post(
        new URLSearchParams(values).toString(),
        'application/x-www-form-urlencoded',
      );
      const outcome = new URL(String(form.headers.location)).searchParams.get('request');
      expect(outcome).toBe(json.statusCode === 202 ? 'sent' : 'invalid');
      if (json.statusCode !== 202) return;
      const [one, two] = await app.desk.list({}, { limit: 2 });
      expect(one?.request).toEqual(two?.request);
    }),
    { numRuns: cases(0.3) },
  );
});
