import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { timing } from '../../src/time.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { MovableClock, timeOf } from '../support/clocks.ts';
import { startMailbox, type Mailbox } from '../support/mailbox.ts';
import { fullRequest, minimalRequest } from '../support/project-request.ts';

const minute = 60_000;

async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mailbox = await startMailbox(options);
  onTestFinished(() => mailbox.close());
  return mailbox;
}

async function accept(app: FastifyInstance, payload: object): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/project-requests', payload });
  expect(response.statusCode).toBe(202);
  return response.json<{ id: string }>().id;
}

const arrival = (mailbox: Mailbox, count: number) =>
  expect.poll(() => mailbox.mails).toHaveLength(count);

it('mails a lead to the sales team, with the visitor in Reply-To', async () => {
  const mailbox = await openMailbox();
  const app = await startApp({ SMTP_URL: mailbox.url, LEADS_TO: 'a@x.example, b@x.example' });
  const id = await accept(app, fullRequest);
  await arrival(mailbox, 1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    subject: 'New request: Anna Müller, Acme (France): Web Application, QA & Testing',
    from: { name: 'Sunfield website', address: 'website@sunfield.example' },
    to: [{ address: 'a@x.example' }, { address: 'b@x.example' }],
    replyTo: [{ name: 'Anna Müller', address: 'anna.mueller@acme.example' }],
    messageId: `<${id}@sunfield.example>`,
    envelope: { from: 'website@sunfield.example', to: ['a@x.example', 'b@x.example'] },
  });
  expect(mail?.text).toContain(fullRequest.message);
  expect(mail?.html).toContain(fullRequest.message);
});

it.each([
  ['jp', '山田', '倉庫アプリが必要です。\n「至急」お願いします🙏'],
  ['ko', '김', '창고 앱이 필요합니다 — 감사합니다 👍🏽'],
  ['fr', 'Éloïse', 'Nous cherchons une équipe œuvrant à Orléans ; ça presse…'],
  ['en', "O'Neil", 'Zażółć gęślą jaźń, 𝒜𝓃𝓃𝒶 & Zoë <zoe>'],
])('gets every character right in %s', async (locale, lastName, message) => {
  const mailbox = await openMailbox();
  const app = await startApp({ SMTP_URL: mailbox.url });
  await accept(app, { ...minimalRequest, lastName, message, locale });
  await arrival(mailbox, 1);
  const [mail] = mailbox.mails;
  expect(mail?.subject).toBe(`New request: Anna ${lastName}`);
  expect(mail?.replyTo?.[0]?.name).toBe(`Anna ${lastName}`);
  expect(mail?.text?.startsWith(`${message}\n`)).toBe(true);
});

it.each(['taro..y@docomo.ne.jp', 'taro.@ezweb.ne.jp'])(
  'can be answered at a carrier’s address that servers take in quotes alone: %s',
  async (email) => {
    const mailbox = await openMailbox();
    const app = await startApp({ SMTP_URL: mailbox.url });
    await accept(app, { ...minimalRequest, email });
    await arrival(mailbox, 1);
    const [name = '', domain = ''] = email.split('@');
    expect(mailbox.mails[0]?.raw).toContain(`<"${name}"@${domain}>`);
  },
);

it('cannot be made to add headers or recipients', async () => {
  const mailbox = await openMailbox();
  const app = await startApp({ SMTP_URL: mailbox.url });
  await accept(app, {
    ...minimalRequest,
    firstName: 'Eve\r\nBcc: victim@x.example',
    lastName: '<victim@x.example>, "',
    company: 'x\u0000\u001b\u0085\u2028Subject: y',
  });
  await arrival(mailbox, 1);
  const [mail] = mailbox.mails;
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.envelope.to).toEqual(['sales@sunfield.example']);
  expect(mail?.replyTo).toHaveLength(1);
  expect(mail?.replyTo?.[0]?.address).toBe(minimalRequest.email);
  expect(mail?.subject).toContain('Eve Bcc: victim@x.example');
});

it('leaves an address beyond ASCII out of the headers and in the text', async () => {
  const mailbox = await openMailbox();
  const app = await startApp({ SMTP_URL: mailbox.url });
  await accept(app, { ...minimalRequest, email: '用户@例え.example' });
  await arrival(mailbox, 1);
  expect(mailbox.mails[0]?.replyTo).toBeUndefined();
  expect(mailbox.mails[0]?.text).toContain('Email: 用户@例え.example');
});

it('accepts while the mail server is down and delivers when it is back', async () => {
  const away = Object.assign(new Error('4.3.2 closed'), { responseCode: 421 });
  const state = { isDown: true };
  const mailbox = await openMailbox({ onConnect: (_, done) => done(state.isDown ? away : null) });
  const clock = new MovableClock();
  const app = await startApp({ SMTP_URL: mailbox.url }, timeOf(clock));
  await accept(app, minimalRequest);
  await accept(app, fullRequest);
  await expect.poll(() => app.desk.counts()).toMatchObject({ waiting: 2 });
  state.isDown = false;
  clock.move(minute);
  await arrival(mailbox, 2);
});

it('delivers after a restart what was waiting', async () => {
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const clock = new MovableClock();
  const before = await startApp({ DATABASE_URL }, timeOf(clock));
  const id = await accept(before, minimalRequest);
  await before.close();
  const mailbox = await openMailbox();
  // It waits a while after it was tried.
  clock.move(60_000);
  await startApp({ DATABASE_URL, SMTP_URL: mailbox.url }, timeOf(clock));
  await arrival(mailbox, 1);
  expect(mailbox.mails[0]?.messageId).toBe(`<${id}@sunfield.example>`);
});

it('sends one mail for a request that was sent twice', async () => {
  const mailbox = await openMailbox();
  const app = await startApp({ SMTP_URL: mailbox.url });
  await accept(app, { ...minimalRequest, requestId: 'k1' });
  await arrival(mailbox, 1);
  await accept(app, { ...minimalRequest, requestId: 'k1' });
  await accept(app, { ...fullRequest, requestId: 'k2' });
  await arrival(mailbox, 2);
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

it('marks what the mail server took when the store is back, and sends it once', async () => {
  const mailbox = await openMailbox();
  const clock = new MovableClock();
  const app = await startApp({ SMTP_URL: mailbox.url }, timeOf(clock));
  const { outbox } = app.leads;
  const settle = outbox.settle.bind(outbox);
  let tries = 0;
  vi.spyOn(outbox, 'settle').mockImplementation(async (entry, settlement) => {
    if (entry.kind === 'lead' && ++tries < 3) throw new Error('connection refused');
    return settle(entry, settlement);
  });
  await accept(app, minimalRequest);
  for (const tried of [1, 2]) {
    await expect.poll(() => tries).toBe(tried);
    clock.move(timing.mail.pollInterval);
  }
  await expect.poll(() => app.desk.counts()).toMatchObject({ delivered: 1 });
  expect(tries).toBe(3);
  expect(mailbox.mails).toHaveLength(1);
});
