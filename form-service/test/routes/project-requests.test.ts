import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { siteOrigin, startApp } from '../support/app.ts';
import { fullRequest, minimalRequest } from '../support/project-request.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/u;

const send = (app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) =>
  request(app.server)
    .post('/project-requests')
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body));

const waitingIn = async (app: FastifyInstance) => (await app.leads.backlog()).waiting;

it('answers 202 with the id of a lead that is in the store', async () => {
  const app = await startApp();
  const response = await send(app, fullRequest, { Origin: siteOrigin }).expect(202);
  expect(response.body).toEqual({ id: expect.stringMatching(uuid) as string });
  expect(response.headers['access-control-allow-origin']).toBe(siteOrigin);
  expect(await waitingIn(app)).toBe(1);
});

it.each([
  ['https://staging.sunfield.example', 'https://staging.sunfield.example/contact'],
  [undefined, `${siteOrigin}/contact`],
])('keeps the whole address of the page, sent from %s', async (origin, page) => {
  const app = await startApp();
  await send(app, fullRequest, origin ? { Origin: origin } : {}).expect(202);
  const [lead] = await app.desk.list({}, { limit: 1 });
  expect(lead?.request.page).toBe(page);
});

it.each([
  ['the header', { 'Idempotency-Key': 'k1' }, {}],
  ['the field', {}, { requestId: 'k1' }],
])('takes the same request twice for one, by %s', async (_name, headers, field) => {
  const app = await startApp();
  const body = { ...minimalRequest, ...field };
  const first = await send(app, body, headers).expect(202);
  const second = await send(app, body, headers).expect(202);
  expect(second.body).toEqual(first.body);
  expect(await waitingIn(app)).toBe(1);
});

it('refuses another request under the same key with 409', async () => {
  const app = await startApp();
  const key = { 'Idempotency-Key': 'k1' };
  await send(app, minimalRequest, key).expect(202);
  const response = await send(app, { ...minimalRequest, message: 'Other' }, key).expect(409);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(await waitingIn(app)).toBe(1);
});

it('keeps requests with different keys apart, however alike they are', async () => {
  const app = await startApp();
  await send(app, minimalRequest, { 'Idempotency-Key': 'k1' }).expect(202);
  await send(app, minimalRequest, { 'Idempotency-Key': 'k2' }).expect(202);
  expect(await waitingIn(app)).toBe(2);
});

it('answers 422 with a code for each wrong field', async () => {
  const app = await startApp();
  const response = await send(app, {
    lastName: ' \u0000 ',
    email: 'anna@',
    message: 'x'.repeat(5001),
    interests: ['gardening'],
    phone: 7,
  }).expect(422);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.body).toMatchObject({
    status: 422,
    errors: {
      firstName: 'required',
      lastName: 'required',
      email: 'invalidEmail',
      message: 'tooLong',
      phone: 'invalid',
    },
  });
  expect(await waitingIn(app)).toBe(0);
});

it.each([
  ['broken JSON', '{"firstName": "An', 400],
  ['nothing', '', 400],
  ['a prototype key', '{"__proto__": {"admin": true}}', 400],
  ['a nested prototype key', '{"message": {"__proto__": {"a": 1}}}', 400],
  ['a constructor key', '{"constructor": {"prototype": {"a": 1}}}', 400],
  ['null', 'null', 422],
  ['a list', '[1, 2]', 422],
  ['a string', '"hello"', 422],
  ['a number', '1e999', 422],
  ['fields of the wrong type', '{"firstName": {}, "email": [], "message": 1}', 422],
  ['more than 64 KiB', JSON.stringify({ message: 'x'.repeat(64 * 1024) }), 413],
])('answers %s with a problem', async (_name, body, status) => {
  const app = await startApp();
  const response = await send(app, body).expect(status);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(response.text)).toMatchObject({ status });
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
  'answers a body of type "%s" with 415',
  async (type) => {
    const app = await startApp();
    const response = await app.inject({
      method: 'POST',
      url: '/project-requests',
      headers: type ? { 'content-type': type } : {},
      payload: type ? 'x' : '',
    });
    expect(response.statusCode).toBe(415);
    expect(response.headers['content-type']).toContain('application/problem+json');
  },
);

it('answers 429 with Retry-After to an address that sends too much', async () => {
  const app = await startApp({ RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW: '30' });
  await send(app, minimalRequest).expect(202);
  await send(app, minimalRequest).expect(202);
  const response = await send(app, minimalRequest).expect(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

it('answers 503 with Retry-After when the store cannot commit', async () => {
  const app = await startApp();
  vi.spyOn(app.leads, 'accept').mockRejectedValue(new Error('database or disk is full'));
  const response = await send(app, minimalRequest).expect(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.text).not.toContain('disk');
});

it('refuses a page of another site', async () => {
  const app = await startApp();
  const response = await send(app, minimalRequest, { Origin: 'https://evil.example' }).expect(403);
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
  expect(await waitingIn(app)).toBe(0);
});

it('answers other paths with 404', async () => {
  const app = await startApp();
  const response = await request(app.server).get('/project-requests').expect(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

it('allows the preflight of the site alone', async () => {
  const app = await startApp();
  const preflight = (origin: string) =>
    request(app.server)
      .options('/project-requests')
      .set({ Origin: origin, 'Access-Control-Request-Method': 'POST' });
  const allowed = await preflight(siteOrigin);
  expect(allowed.headers['access-control-allow-origin']).toBe(siteOrigin);
  expect(allowed.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  const refused = await preflight('https://evil.example');
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
});
