import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { describeFailure } from '../../src/describe-failure.ts';
import { createLogger } from '../../src/logger.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../support/app.ts';
import { TestClock, timeOf } from '../support/clocks.ts';
import { startMailbox } from '../support/mailbox.ts';
import { fullRequest, minimalRequest } from '../support/project-request.ts';
import { translation } from '../../../shared/test/support/translation.ts';
import { visitorWords } from '../../src/emails/visitor-words.ts';
import { defaultLocale } from '@sunfield/shared/locales';

const post = (payload: object, headers = {}) =>
  ({ method: 'POST', url: '/project-requests', payload, headers }) as const;

it('is ready while leads can be kept, and says what waits', async () => {
  const app = await startApp();
  await app.inject(post(minimalRequest));
  const ready = await app.inject('/readyz');
  expect(ready.json()).toMatchObject({ status: 'ready', waiting: 1 });
  const broken = await startApp();
  vi.spyOn(broken.leads, 'check').mockRejectedValue(new Error('disk I/O error'));
  expect((await broken.inject('/readyz')).statusCode).toBe(503);
});

it('is not ready when nothing could be claimed for a minute', async () => {
  const clock = new TestClock();
  const app = await startApp({}, timeOf(clock));
  vi.spyOn(app.leads.outbox, 'claim').mockRejectedValue(new Error('malformed'));
  await clock.pass(59_000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await clock.pass(3_000);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

it.each(['/healthz', '/nowhere'])(
  'sends the security headers with the answer of %s',
  async (url) => {
    const app = await startApp();
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
  },
);

it('believes X-Forwarded-For from the trusted networks alone', async () => {
  const limit = { RATE_LIMIT_MAX: '1' };
  const from = (address: string) => post(minimalRequest, { 'x-forwarded-for': address });
  const trusting = await startApp({ ...limit, TRUST_PROXY: '127.0.0.0/8' });
  expect((await trusting.inject(from('198.51.100.1'))).statusCode).toBe(202);
  expect((await trusting.inject(from('198.51.100.2'))).statusCode).toBe(202);
  expect((await trusting.inject(from('9.9.9.9, 198.51.100.2'))).statusCode).toBe(429);
  const doubting = await startApp(limit);
  expect((await doubting.inject(from('198.51.100.1'))).statusCode).toBe(202);
  expect((await doubting.inject(from('198.51.100.2'))).statusCode).toBe(429);
});

it('tells why a mail failed, and nobody’s name', () => {
  const response = '550 5.1.1 <anna@acme.example>: unknown user\r\nx';
  const error = Object.assign(new Error('refused'), { code: 'EENVELOPE', response });
  expect(describeFailure(error)).toBe('EENVELOPE: 550 5.1.1 <…@acme.example>: unknown user x');
});

it('tells no name that a server repeats without its address', () => {
  const response = '550 5.1.1 User anna.mueller unknown, ask anna.mueller';
  const error = { code: 'EENVELOPE', response, recipient: 'anna.mueller@acme.example' };
  expect(describeFailure(error)).toBe('EENVELOPE: 550 5.1.1 User … unknown, ask …');
});

it('tells no more of a long answer of a mail server than its beginning', () => {
  const response = `550 ${'x'.repeat(100_000)} <anna@acme.example>`;
  expect(describeFailure({ response })).toHaveLength(300);
});

it('logs no personal data', () => {
  let log = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logger = createLogger({ LOG_LEVEL: 'trace' }, sink);
  logger.info(
    { request: { email: 'anna@x.example' }, lead: { request: { phone: '+491' } } },
    'lead',
  );
  logger.info({ lead: 'id-1', outcomes: [{ email: 'anna@x.example' }], signals: ['busy'] }, 'lead');
  logger.info({ message: 'Dear anna', page: '/?anna', visitor: '203.0.113.9', state: 'waiting' });
  const child = logger.child({ component: 'delivery' });
  child.warn({ envelope: { to: ['anna@x.example'] }, error: '550', dueAt: new Date(0) }, 'failed');
  logger.error({ err: Object.assign(new Error('no'), { envelope: 'anna@x.example' }) }, 'failed');
  logger.info({ req: { method: 'POST', url: '/x?draft=anna@x.example', ip: '203.0.113.9' } }, 'in');
  const lines = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object);
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatchObject({ lead: 'id-1', signals: ['busy'], msg: 'lead' });
  expect(lines[2]).toMatchObject({ state: 'waiting' });
  expect(lines[3]).toMatchObject({
    component: 'delivery',
    error: '550',
    dueAt: expect.anything() as unknown,
  });
  expect(lines[5]).toMatchObject({ req: { method: 'POST', path: '/x' } });
  expect(log).not.toContain('anna');
  expect(log).not.toContain('+491');
  expect(log).not.toContain('203.0.113.9');
});

it('tells the visitor in the visitor’s language, once a day, with nothing that was typed', async () => {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const app = await startApp({
    SMTP_URL: mailbox.url,
    ACKNOWLEDGE_VISITORS: 'true',
    BOUNCES_TO: 'bounces@sunfield.example',
  });
  const visitor = { ...fullRequest, locale: translation, firstName: 'Spamword' };
  await app.inject(post({ ...visitor, requestId: 'a' }));
  await app.inject(post({ ...visitor, requestId: 'b' }));
  await expect.poll(() => mailbox.mails).toHaveLength(3);
  const told = mailbox.mails.filter(({ envelope }) => envelope.to.includes(visitor.email));
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toBe(visitorWords[translation].mail.subject);
  expect(told[0]?.subject).not.toBe(visitorWords[defaultLocale].mail.subject);
  expect(told[0]?.raw).toMatch(/^Auto-Submitted: auto-replied\r?$/mu);
  expect(told[0]?.raw).toMatch(/^X-Auto-Response-Suppress: All\r?$/mu);
  // Some providers take no mail from the null sender.
  expect(told[0]?.envelope.from).toBe('bounces@sunfield.example');
  expect(`${told[0]?.text ?? ''}${told[0]?.html ?? ''}`).not.toContain('Spamword');
});

it('tells which release it is', async () => {
  const app = await startApp();
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'ok', version });
});
