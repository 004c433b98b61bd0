import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { Housekeeping } from '../../src/delivery/housekeeping.ts';
import { siteOrigin, startApp } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';

const ALTCHA_SECRET = 'a secret of at least thirty-two characters';

async function startWithMailbox(overrides: Record<string, string> = {}) {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const app = await startApp({ SMTP_URL: mailbox.url, ...overrides });
  // Beside the digest, which the app's own housekeeping may send at any time of the day.
  const leads = () => mailbox.mails.filter(({ subject }) => subject?.startsWith('New request'));
  return { app, mailbox, leads };
}

const postForm = (app: FastifyInstance, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/project-requests',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
    payload: new URLSearchParams({ ...minimalRequest, website: '', ...fields }).toString(),
  });

it.each([
  ['whose browser has no JavaScript', {}],
  ['whose autofill fills everything in', { website: 'https://acme.example' }],
])('mails what thirty people of one office send %s', async (_who, fields) => {
  const { app, leads } = await startWithMailbox({ ALTCHA_SECRET });
  for (let i = 0; i < 30; i += 1) {
    const answer = await postForm(app, { ...fields, message: `Request ${i}` });
    expect(answer.headers.location).toContain('request=sent');
  }
  expect(await app.desk.counts()).toMatchObject({ quarantined: 0 });
  await expect.poll(() => leads().length, { timeout: 15_000 }).toBe(30);
});

it('holds a robot’s request back, tells the inbox of it, and mails it at one command', async () => {
  const { app, mailbox, leads } = await startWithMailbox();
  const robot = { website: 'x', fillTime: '10', message: 'http://a http://b' };
  const answer = await postForm(app, robot);
  expect(answer.headers.location).toBe((await postForm(app, {})).headers.location);
  await expect.poll(leads, { timeout: 15_000 }).toHaveLength(1);
  expect(await app.desk.counts()).toMatchObject({ quarantined: 1 });

  const log = pino({ level: 'silent' });
  // A day on, at 9:00 in the company's office.
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  const { config, desk, sendMail } = app;
  await new Housekeeping({ config, desk, sendMail, log }).run(new Date(`${tomorrow}T02:00:00Z`));
  const digest = mailbox.mails.findLast(
    ({ subject }) => subject === 'Website: 1 request waiting for you',
  );
  const commands = [...(digest?.text ?? '').matchAll(/npm run leads -- (.*)/gu)].map(([, c]) => c);
  expect(commands).toEqual(['list --state quarantined', 'release <id>']);

  const printed: string[] = [];
  const command = (text = '') =>
    run(text.split(' '), {
      desk,
      print: (line) => void printed.push(line),
      confirm: () => Promise.reject(new Error('nothing is erased')),
    });
  await command(commands[0]);
  const id = /[\da-f-]{36}/u.exec(printed[0] ?? '')?.[0] ?? '';
  await command(commands[1]?.replace('<id>', id));
  expect(printed.at(-1)).toBe('1 lead is in line for delivery.');
  await expect.poll(leads, { timeout: 15_000 }).toHaveLength(2);
  expect(leads()[1]?.messageId).toBe(`<${id}@sunfield.example>`);
});

it('holds back what comes above the hour’s number for the whole site', async () => {
  const { app, leads } = await startWithMailbox({ LEADS_PER_HOUR: '2' });
  for (let i = 0; i < 5; i += 1) await postForm(app, { message: `Request ${i}` });
  await expect.poll(leads, { timeout: 15_000 }).toHaveLength(2);
  expect(await app.desk.counts()).toMatchObject({ quarantined: 3 });
});

it('writes to no visitor unless told to', async () => {
  const { app, mailbox, leads } = await startWithMailbox();
  await postForm(app, {});
  await expect.poll(leads, { timeout: 15_000 }).toHaveLength(1);
  await app.close();
  const recipients = mailbox.mails.flatMap(({ envelope }) => envelope.to);
  expect(new Set(recipients)).toEqual(new Set(['sales@sunfield.example']));
});
