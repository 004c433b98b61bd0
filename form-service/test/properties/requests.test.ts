import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from '../support/fast-check.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { idempotencyOf } from '../../src/leads/fingerprint.ts';
import type { LeadRequest } from '../../src/leads/lead.ts';
import { neverUnderPressure, testEnvironment } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';
import { leadRequest } from '../support/stores.ts';
import { localeValues } from '@sunfield/shared/locales';

/** 10,000 cases in all in CI. */
const cases = (share: number) =>
  Math.round((process.env['CI'] === 'true' ? 10_000 : 1_000) * share);

const timeout = 180_000;

const documented = [202, 303, 400, 409, 413, 415, 422];

let app: FastifyInstance;

beforeAll(async () => {
  const limits = { RATE_LIMIT_MAX: '1000000', LEADS_PER_HOUR: '1000000' };
  const folder = mkdtempSync(join(tmpdir(), 'form-service-'));
  const store = { DATABASE_URL: `file:${join(folder, 'leads.db')}` };
  app = await buildApp(readConfig(testEnvironment({ ...limits, ...store })));
  await app.ready();
  neverUnderPressure(app);
  return async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
});

async function post(payload: string, type: string, key: string = randomUUID()) {
  const headers = { 'content-type': type, 'idempotency-key': key };
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
    locale: fc.oneof(fc.constantFrom(...localeValues), text),
    page: fc.oneof(fc.webPath(), text),
    interests: fc.constantFrom('blockchain', 'qa-testing', 'nothing'),
  },
  { requiredKeys: [] },
);

/** Cases of one batch: they arrive together, so that they share a commit. */
const batchSize = 25;

/** Checks a batch of cases at a time, for as many cases as this share of all. */
async function checkAll<T>(
  values: fc.Arbitrary<T>,
  share: number,
  check: (value: T) => Promise<void>,
): Promise<void> {
  const batches = fc.array(values, { minLength: batchSize, maxLength: batchSize });
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      await Promise.all(batch.map(check));
    }),
    {
      numRuns: Math.ceil(cases(share) / batchSize),
      // The first batch that fails is told as it is: to make it smaller takes minutes.
      endOnFailure: true,
    },
  );
}

it('answers anything as documented, never with a 500', { timeout }, async () => {
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
  await checkAll(fc.tuple(anything, types), 0.4, async ([payload, type]) => {
    const { statusCode, headers } = await post(payload, type);
    expect(documented).toContain(statusCode);
    if (statusCode >= 400) expect(headers['content-type']).toContain('application/problem+json');
  });
});

it('makes the same lead of a form and of JSON', { timeout }, async () => {
  const kept = new Map<string, LeadRequest>();
  const accept = app.leads.accept.bind(app.leads);
  vi.spyOn(app.leads, 'accept').mockImplementation((lead) => {
    kept.set(lead.idempotency.key.toString('hex'), lead.request);
    return accept(lead);
  });
  const keptFor = (key: string) =>
    kept.get(idempotencyOf(leadRequest, key, '', new Date()).key.toString('hex'));
  await checkAll(fields, 0.3, async (typed) => {
    // A form's encoding can't carry half a surrogate pair.
    const values = Object.fromEntries(
      Object.entries({ ...minimalRequest, ...typed }).map(([name, value]) => [
        name,
        value.toWellFormed(),
      ]),
    );
    const keys = [randomUUID(), randomUUID()] as const;
    const urlencoded = new URLSearchParams(values).toString();
    const [json, form] = await Promise.all([
      post(JSON.stringify(values), 'application/json', keys[0]),
      post(urlencoded, 'application/x-www-form-urlencoded', keys[1]),
    ]);
    const outcome = new URL(String(form.headers.location)).searchParams.get('request');
    expect(outcome).toBe(json.statusCode === 202 ? 'sent' : 'invalid');
    const leads = keys.map(keptFor);
    expect(leads[0]).toEqual(leads[1]);
    expect(leads[0] !== undefined).toBe(json.statusCode === 202);
  });
});
