import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteOrigin, startApp } from '../support/app.ts';
import { MovableClock, timeOf } from '../support/clocks.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';

const ALTCHA_SECRET = 'a secret of at least thirty-two characters';

const soon = { timeout: 20_000, interval: 10 };

async function startWithMailbox(overrides: Record<string, string> = {}) {
  const clock = new MovableClock();
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const app = await startApp({ SMTP_URL: mailbox.url, ...overrides }, timeOf(clock));
  // Beside the digest.
  const leads = () => mailbox.mails.filter(({ subject }) => subject?.startsWith('New request'));
  return { app, clock, mailbox, leads };
}

const postForm = (
  app: FastifyInstance,
  fields: Record<string, string>,
  remoteAddress = '192.0.2.1',
) =>
  app.inject({
    method: 'POST',
    remoteAddress,
    url: '/project-requests',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
    payload: new URLSearchParams({ ...minimalRequest, trellis: '', ...fields }).toString(),
  });

it.each([
  ['whose browser has no JavaScript', {}],
  ['whose autofill fills everything in', { trellis: 'https://acme.example' }],
])('mails what thirty people of one office send %s', async (_who, fields) => {
  const { app, leads } = await startWithMailbox({ ALTCHA_SECRET });
  for (let i = 0; i < 30; i += 1) {
    const answer = await postForm(app, { ...fields, message: `Request ${i}` });
    expect(answer.headers.location).toContain('request=sent');
  }
  expect(await app.desk.counts()).toMatchObject({ quarantined: 0 });
  await expect.poll(() => leads().length, soon).toBe(30);
});

it('holds a robot’s request back, tells the inbox of it, and mails it at one command', async () => {
  const { app, clock, mailbox, leads } = await startWithMailbox();
  const robot = { trellis: 'x', fillTime: '10', message: 'http://a http://b' };
  const answer = await postForm(app, robot);
  expect(answer.headers.location).toBe((await postForm(app, {})).headers.location);
  await expect.poll(leads, soon).toHaveLength(1);
  expect(await app.desk.counts()).toMatchObject({ quarantined: 1 });

  // At 9:10 in the company's office.
  clock.move(8 * 3_600_000);
  const { desk } = app;
  const digest = () =>
    mailbox.mails.findLast(({ subject }) => subject === 'Website: 1 request waiting for you');
  await expect.poll(digest, soon).toBeDefined();
  const commands = [...(digest()?.text ?? '').matchAll(/npm run leads -- (.*)/gu)].map(
    ([, c]) => c,
  );
  expect(commands.map((command) => command?.split(' ')[0])).toEqual(['release', 'spam']);

  const { leadsTool } = startLeadsTool({ desk });
  const id = /[\da-f-]{36}/u.exec(commands[0] ?? '')?.[0] ?? '';
  expect(await leadsTool(...(commands[0] ?? '').split(' '))).toBe(
    '1 lead is in line for delivery.',
  );
  await expect.poll(leads, soon).toHaveLength(2);
  expect(leads()[1]?.messageId).toBe(`<${id}@sunfield.example>`);
});

it('lets what comes above the hour’s number for the whole site stand in line, and tells it at once', async () => {
  const { app, leads, mailbox } = await startWithMailbox({ LEADS_PER_HOUR: '2' });
  const add = vi.spyOn(app.leads.outbox, 'add');
  for (let i = 0; i < 5; i += 1) {
    await postForm(app, { message: `Request ${i}` }, `192.0.2.${i}`);
    expect(add.mock.calls.map(([{ kind }]) => kind)).toEqual(i < 1 ? [] : ['cap', 'cap.reached']);
  }
  await expect.poll(leads, soon).toHaveLength(2);
  const counts = () => app.desk.counts();
  await expect.poll(counts, soon).toMatchObject({ waiting: 3, delivered: 2, quarantined: 0 });
  const mails = () =>
    mailbox.mails.filter(({ subject }) => subject === 'Website: 2 requests within an hour');
  await expect.poll(mails, soon).toHaveLength(1);
  expect(mails()[0]?.envelope.to).toEqual(['sales@sunfield.example']);
  for (const part of [mails()[0]?.text, mails()[0]?.html]) {
    expect(part).toMatch(
      /Those that come until \w+,? \d+ \w+,? [\d:]+ are kept, and mailed in the hours after/u,
    );
  }
});

it('mails a customer at once although 3,500 robots of one network came', async () => {
  const { app, leads } = await startWithMailbox();
  for (let i = 0; i < 3_500; i += 50) {
    const robots = Array.from({ length: 50 }, (_, j) =>
      postForm(
        app,
        { message: `Request ${i + j}`, email: `visitor${i + j}@acme.example` },
        `2001:db8:1:${(i + j).toString(16)}::1`,
      ),
    );
    await Promise.all(robots);
  }
  const email = 'customer@acme.example';
  await postForm(app, { email, message: 'We need a warehouse app.' }, '203.0.113.1');
  const isMailed = () =>
    leads().some(({ replyTo }) => replyTo?.some(({ address }) => address === email));
  await expect.poll(isMailed, soon).toBe(true);
  expect((await app.desk.counts()).quarantined).toBeGreaterThan(3_300);
});

it('mails every customer while 2,000 posts of spam come from fifty addresses', async () => {
  const { app, leads } = await startWithMailbox();
  const customers: string[] = [];
  for (let i = 0; i < 2_000; i += 20) {
    const spam = Array.from({ length: 20 }, (_, j) =>
      postForm(
        app,
        { trellis: 'x', message: `http://a http://b http://c http://d ${i + j}` },
        `198.51.100.${(i + j) % 50}`,
      ),
    );
    if (i % 100 === 0) {
      const email = `customer${i}@acme.example`;
      customers.push(email);
      spam.push(postForm(app, { email, message: `Request ${i}` }, `203.0.113.${i / 100}`));
    }
    for (const { headers } of await Promise.all(spam)) {
      expect(headers.location).toContain('request=sent');
    }
  }
  await expect.poll(() => leads().length, soon).toBe(20);
  expect(leads().flatMap(({ replyTo }) => replyTo?.map(({ address }) => address))).toEqual(
    expect.arrayContaining(customers),
  );
  expect(await app.desk.counts()).toMatchObject({ quarantined: 2_000 });
});

it('mails a customer who had to send five times because the store was away', async () => {
  const { app, leads } = await startWithMailbox();
  const autofilled = { trellis: 'https://acme.example', requestId: 'k1' };
  const accept = vi.spyOn(app.leads, 'accept');
  accept.mockRejectedValue(new Error('database is locked'));
  for (let i = 0; i < 5; i += 1) {
    expect((await postForm(app, autofilled)).headers.location).toContain('request=failed');
  }
  accept.mockRestore();
  for (let i = 0; i < 3; i += 1) {
    expect((await postForm(app, autofilled)).headers.location).toContain('request=sent');
  }
  await expect.poll(leads, soon).toHaveLength(1);
  expect(await app.desk.list({}, { limit: 5 })).toMatchObject([{ signals: ['honeypotFilled'] }]);
});

it('writes to no visitor unless told to', async () => {
  const { app, mailbox, leads } = await startWithMailbox();
  await postForm(app, {});
  await expect.poll(leads, soon).toHaveLength(1);
  await app.close();
  const recipients = mailbox.mails.flatMap(({ envelope }) => envelope.to);
  expect(new Set(recipients)).toEqual(new Set(['sales@sunfield.example']));
});
