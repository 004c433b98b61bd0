import { randomBytes } from 'node:crypto';
import { decodeDraft, requestOutcomeId } from '@sunfield/shared/form-outcome';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { siteOrigin, startApp } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const fromSite = { Origin: siteOrigin, Referer: `${siteOrigin}/` };

async function submit(
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Record<string, string> = fromSite,
) {
  const response = await request(app.server)
    .post('/project-requests')
    .type('form')
    .set(headers)
    .send(new URLSearchParams(fields).toString())
    .expect(303);
  const location = new URL(String(response.headers['location']));
  const { searchParams } = location;
  return {
    location,
    outcome: searchParams.get('request'),
    draft: decodeDraft(searchParams.get('draft') ?? ''),
    retryAfter: response.headers['retry-after'],
  };
}

it('brings the visitor back to the page, in its language', async () => {
  const app = await startApp();
  const { location } = await submit(app, {
    ...minimalRequest,
    locale: translation,
    page: '/contact',
  });
  expect(location.href).toBe(
    `${siteOrigin}/contact?lang=${translation}&request=sent#${requestOutcomeId}`,
  );
  expect((await app.leads.backlog()).waiting).toBe(1);
});

it('keeps what was typed, as it was typed, beside what is wrong with it', async () => {
  const app = await startApp();
  const typed = {
    ...minimalRequest,
    email: ' アンナ',
    interests: 'qa-testing',
    locale: translation,
  };
  const { location, outcome, draft } = await submit(app, typed);
  expect(outcome).toBe('invalid');
  expect(location.hash).toBe(`#${requestOutcomeId}`);
  expect(draft?.values).toMatchObject({ firstName: 'Anna', email: ' アンナ' });
  expect(draft?.interests).toEqual(['qa-testing']);
  expect(draft?.errors).toEqual({ email: 'invalidEmail' });
});

it.each([
  ['takes a message that is only long as browsers encode it', '𠮷'.repeat(5_000), 'sent'],
  [
    'brings back what is longer than 64 KiB, with all of it',
    'Too long. '.repeat(15_000),
    'invalid',
  ],
])('%s', async (_what, message, expected) => {
  const app = await startApp();
  const name = '𠮷'.repeat(100);
  const names = { firstName: name, lastName: name, company: name + name, country: name };
  const typed = { ...minimalRequest, message, locale: translation, ...names };
  expect(new URLSearchParams(typed).toString().length).toBeGreaterThan(64 * 1024);
  const { location, outcome, draft } = await submit(app, typed);
  expect([outcome, location.searchParams.get('lang')]).toEqual([expected, translation]);
  if (expected === 'sent') {
    expect(await app.desk.list({}, { limit: 1 })).toMatchObject([{ request: { message } }]);
  } else {
    expect(draft?.values.message).toBe(message);
    expect(draft?.errors).toEqual({ message: 'tooLong' });
  }
});

it('says when there were too many requests', async () => {
  const app = await startApp({ RATE_LIMIT_MAX: '1' });
  await submit(app, minimalRequest);
  const { outcome, draft, retryAfter } = await submit(app, minimalRequest);
  expect(outcome).toBe('busy');
  expect(draft?.values.message).toBe(minimalRequest.message);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});

it('says when the request could not be kept', async () => {
  const app = await startApp();
  vi.spyOn(app.leads, 'accept').mockRejectedValue(new Error('database or disk is full'));
  const { outcome, draft } = await submit(app, minimalRequest);
  expect(outcome).toBe('failed');
  expect(draft?.values.email).toBe(minimalRequest.email);
});

it('takes the same form sent twice within ten minutes for one', async () => {
  const app = await startApp();
  await submit(app, minimalRequest);
  await submit(app, minimalRequest);
  expect((await app.leads.backlog()).waiting).toBe(1);
  await submit(app, { ...minimalRequest, message: 'Something else' });
  expect((await app.leads.backlog()).waiting).toBe(2);
});

it('replaces an earlier outcome in the address and keeps the rest', async () => {
  const app = await startApp();
  const page = '/contact?utm=mail&lang=en&request=failed&draft=abc#top';
  const { location } = await submit(app, { ...minimalRequest, locale: translation, page });
  expect(location.href).toBe(
    `${siteOrigin}/contact?utm=mail&lang=${translation}&request=sent#${requestOutcomeId}`,
  );
});

it.each([
  ['another site', 'https://evil.example/', '/from'],
  ['another site without a scheme', '//evil.example/x', '/from'],
  ['another site with backslashes', '\\\\evil.example\\x', '/from'],
  ['a script', 'javascript:alert(1)', '/from'],
  ['a blob', `blob:${siteOrigin}/5b6d6a4e`, '/from'],
  ['a name and a password', 'https://user:secret@www.sunfield.example/x', '/from'],
  ['nothing', '', '/from'],
  ['a path', 'pricing', '/pricing'],
])('never leaves the site for a page field with %s', async (_name, page, path) => {
  const app = await startApp();
  const headers = { Origin: siteOrigin, Referer: `${siteOrigin}/from` };
  const { location } = await submit(app, { ...minimalRequest, page }, headers);
  expect(location.origin).toBe(siteOrigin);
  expect(location.pathname).toBe(path);
});

it.each([
  [{ Origin: 'https://staging.sunfield.example' }, 'https://staging.sunfield.example/'],
  [{ Referer: 'https://staging.sunfield.example/x' }, 'https://staging.sunfield.example/x'],
  [{ Origin: 'null' }, `${siteOrigin}/`],
  [{ Origin: 'null', Referer: 'https://evil.example/x' }, `${siteOrigin}/`],
  [{ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, `${siteOrigin}/`],
  [
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', Referer: `${siteOrigin}/x` },
    `${siteOrigin}/x`,
  ],
  [{}, `${siteOrigin}/`],
])('finds the site by %o', async (headers: Record<string, string>, expected) => {
  const app = await startApp();
  const { location } = await submit(app, minimalRequest, headers);
  expect(location.origin + location.pathname).toBe(expected);
});

it('reads no address that is longer than any page’s', async () => {
  const app = await startApp();
  const letters = Array.from({ length: 5_000 }, (_, i) => String.fromCodePoint(0x4e00 + i));
  const parse = vi.spyOn(URL, 'parse');
  const { location } = await submit(app, {
    ...minimalRequest,
    email: 'wrong',
    page: `https://${letters.join('')}.example/`,
  });
  expect(location.pathname).toBe('/');
  const longest = Math.max(...parse.mock.calls.map(([url]) => String(url).length));
  expect(longest).toBeLessThanOrEqual(2_000);
});

it.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('refuses the form of another site, told by %o', async (headers: Record<string, string>) => {
  const app = await startApp();
  const response = await request(app.server)
    .post('/project-requests')
    .type('form')
    .set(headers)
    .send(new URLSearchParams(minimalRequest).toString())
    .expect(403);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

it('keeps the address short enough for the site when a message is far too long', async () => {
  const app = await startApp();
  // Text that can't be packed: 60 KB of it would make an address of 60 KB.
  const message = randomBytes(45_000).toString('base64url');
  const response = await app.inject({
    method: 'POST',
    url: '/project-requests',
    headers: { ...fromSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...minimalRequest, message }).toString(),
  });
  const location = new URL(String(response.headers.location));
  const draft = decodeDraft(location.searchParams.get('draft') ?? '');
  expect(location.href.length).toBeLessThan(48 * 1024);
  expect(draft?.errors.message).toBe('tooLong');
  expect(draft?.values.message).toBe(message.slice(0, 5000));
});
