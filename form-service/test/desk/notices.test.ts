import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import type { NewLead } from '../../src/leads/lead-store.ts';
import { timing } from '../../src/time.ts';
import { deskEnvironment, holdIn, startDesk } from '../support/desk.ts';
import { MovableClock, timeOf } from '../support/clocks.ts';
import { startMailService } from '../support/mail-service.ts';
import { startMailbox } from '../support/mailbox.ts';
import { leadRequest, newLead } from '../support/stores.ts';
import { languageName } from '../../src/emails/labels.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const soon = { timeout: 20_000, interval: 5 };

/** 9:00 in the company's office. */
const morning = new Date('2026-11-21T02:00:00Z');

async function start(
  overrides: Record<string, string> = {},
  server: SMTPServerOptions = {},
  clock = new MovableClock(morning),
) {
  const environment = { ...deskEnvironment, ...overrides };
  // As often as it is asked for: how often that is, the outbox sees to.
  const notices = { ...timing.notices, interval: -1 };
  const service = await startMailService(environment, { clock, server, timing: { notices } });
  const hold = (changes: Partial<NewLead> = {}) =>
    holdIn(service.store, { receivedAt: clock.date, ...changes });
  const arrived = (count: number) =>
    expect.poll(() => service.mailbox.mails, soon).toHaveLength(count);
  /** All that is in line was sent, or put off. */
  const idle = () =>
    expect
      .poll(async () => service.settled.length > 0 && (await service.outbox.waiting('mail')), soon)
      .toBe(0);
  return { ...service, hold, arrived, idle, tell: () => service.housekeeping.notify() };
}

it('tells of a held lead with its links, in both parts', async () => {
  const { mailbox, hold, tell, arrived } = await start();
  const request = { ...leadRequest, company: 'Acme <b>', country: 'Japan' };
  const id = await hold({ request, signals: ['manyLinks', 'honeypotFilled'] });
  await tell();
  await arrived(1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    subject: 'Held as possible spam: 花子 Müller, Acme <b>',
    envelope: { to: ['sales@sunfield.example'] },
  });
  // No line of its source ends within a link.
  expect(mail?.raw.match(/^Content-Transfer-Encoding: base64\r?$/gmu)).toHaveLength(2);
  // No holiday notice answers it.
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  expect(mail?.html).toContain('花子 Müller, Acme &lt;b&gt;');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(languageName(translation));
    expect(part).toContain('(Japan)');
    expect(part).toContain('こんにちは');
    expect(part).toContain('The message has more than three links in it.');
    expect(part).toContain('A field that people can');
    expect(part).toMatch(/Waiting since \w+ \d+ \w+, [\d:]+ \(0 minutes\)/u);
    const links = part?.replaceAll('&amp;', '&').match(/https:\/\/forms\.\S+?signature=[\w-]+/gu);
    expect(links?.map((link) => new URL(link).pathname)).toEqual([
      `/desk/release/${id}`,
      `/desk/spam/${id}`,
    ]);
  }
});

it('tells of each lead once, and of several in a list', async () => {
  const { mailbox, hold, tell, arrived, idle } = await start();
  await hold();
  await tell();
  await arrived(1);
  await idle();
  await hold();
  await hold();
  await tell();
  await arrived(2);
  await idle();
  await tell();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    'Held as possible spam: 花子 Müller, Acme',
    'Held as possible spam: 2 requests',
  ]);
});

it('names the command that releases a lead where there is no desk', async () => {
  const { mailbox, hold, tell, arrived } = await start({ DESK_URL: '', DESK_SECRET: '' });
  const id = await hold();
  await tell();
  await arrived(1);
  for (const part of [mailbox.mails[0]?.text, mailbox.mails[0]?.html]) {
    expect(part).toContain(`npm run leads -- release ${id}`);
    expect(part).not.toContain('/desk/');
  }
});

it('tells within minutes of what could not be mailed, and of what waits for over an hour', async () => {
  const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  const { clock, mailbox, store, housekeeping, worker, arrived, settled } = await start(
    { LEADS_TO: `sales@x.example; ${translation}: toky@x.example` },
    { onRcptTo: ({ address }, _, done) => done(address === 'toky@x.example' ? refused : null) },
  );
  const accepted = await store.accept(newLead({ receivedAt: clock.date }));
  const id = 'id' in accepted ? accepted.id : '';
  await expect.poll(() => settled, soon).toHaveLength(1);
  await housekeeping.notify();
  expect(mailbox.mails).toEqual([]);
  // It is told of before it is tried again: somebody else has it.
  await worker.stop();
  clock.move(5 * minute);
  expect(await store.outbox.claim('mail', 1, 2 * hour)).toHaveLength(1);
  worker.start();
  clock.move(hour);
  await housekeeping.notify();
  await arrived(1);
  const [mail] = mailbox.mails;
  expect(mail?.subject).toBe('Not mailed yet: 花子 Müller, Acme');
  expect(mail?.text).toContain('Why it waits:');
  expect(mail?.text).toContain('550 no such mailbox');
  expect(mail?.text).toContain(`/desk/retry/${id}?`);
});

it('leaves out visitors’ words once a mail with them was refused', async () => {
  const filter: SMTPServerOptions = {
    onData(stream, _session, callback) {
      const refusal = Object.assign(new Error('spam'), { responseCode: 554 });
      stream.resume().on('end', () => callback(refusal));
    },
  };
  const { clock, hold, tell, sendMail, settled } = await start({}, filter);
  const id = await hold();
  await tell();
  const sent = () => sendMail.mock.calls.map(([mail]) => mail);
  await expect.poll(() => settled, soon).toHaveLength(1);
  clock.move(2 * minute);
  await expect.poll(sent, soon).toHaveLength(2);
  const [first, second] = sent();
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.subject).toBe('Held as possible spam: 1 request');
  for (const part of [second?.text, second?.html]) {
    expect(part).toContain(`Request ${id}`);
    expect(part).toContain(`/desk/release/${id}?`);
    expect(part).not.toContain('花子');
    expect(part).not.toContain('こんにちは');
    expect(part).not.toContain('hanako');
  }
});

it('reaches who was refused later, and nobody twice', async () => {
  const refusal = Object.assign(new Error('mailbox is full'), { responseCode: 452 });
  const state = { isFull: true };
  const { clock, mailbox, hold, tell, arrived, settled } = await start(
    { LEADS_TO: 'sales@x.example, boss@x.example' },
    {
      onRcptTo: ({ address }, _session, done) =>
        done(state.isFull && address.startsWith('boss') ? refusal : null),
    },
  );
  await hold();
  await tell();
  await arrived(1);
  await expect.poll(() => settled, soon).toHaveLength(1);
  state.isFull = false;
  clock.move(2 * minute);
  await arrived(2);
  expect(mailbox.mails.map(({ envelope }) => envelope.to)).toEqual([
    ['sales@x.example'],
    ['boss@x.example'],
  ]);
  const [first, second] = mailbox.mails;
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.subject).toBe(first?.subject);
});

it('tells of a cap that was reached, also after a restart', async () => {
  const { outbox, worker, mailbox, arrived } = await start();
  await worker.stop();
  await outbox.add({ id: 'cap1', channel: 'mail', kind: 'cap' });
  await outbox.add({ id: 'cap1', channel: 'mail', kind: 'cap' });
  worker.start();
  await arrived(1);
  expect(mailbox.mails[0]).toMatchObject({
    subject: 'Website: 300 requests within an hour',
    messageId: '<cap-cap1@sunfield.example>',
  });
  expect(mailbox.mails[0]?.text).toContain('until Sat 21 Nov, 10:00');
});

it('tells of what the service itself holds back, without being asked', async () => {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const clock = new MovableClock();
  const { app, hold } = await startDesk({ SMTP_URL: mailbox.url }, timeOf(clock));
  expect(app.config.DESK_URL).toBeDefined();
  await hold();
  clock.move(timing.notices.poll);
  await expect.poll(() => mailbox.mails, soon).toHaveLength(1);
});

it('lists each morning all that waits for a person, once a day', async () => {
  const clock = new MovableClock(new Date(morning.getTime() - 2 * hour));
  const { mailbox, desk, store, hold, housekeeping, arrived, idle, worker } = await start(
    {},
    {},
    clock,
  );
  await worker.stop();
  await store.accept(newLead({ receivedAt: clock.date }));
  const [failed] = await store.outbox.claim('mail', 1, minute);
  if (!failed) throw new Error('a lead was accepted');
  await store.outbox.settle(failed, { outcome: 'failed', error: '552 too large' });
  const waiting = await hold();
  const spam = await hold();
  await desk.markSpam({ ids: [spam] });
  worker.start();
  await housekeeping.digest();
  clock.move(2 * hour);
  await housekeeping.digest();
  await housekeeping.digest();
  await arrived(1);
  await idle();
  const [mail] = mailbox.mails;
  expect(mail?.subject).toBe('Website: 2 requests waiting for you');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Waiting since Sat 21 Nov, 07:00 (2 hours)');
    expect(part).toContain('552 too large');
    expect(part).toContain(`/desk/retry/${failed.id}?`);
    expect(part).toContain(`/desk/release/${waiting}?`);
    expect(part).toContain(`/desk/spam/${waiting}?`);
    expect(part).not.toContain(spam);
  }
  clock.move(day);
  await housekeeping.digest();
  await arrived(2);
});

it('lists the newest of very many, and says how many it leaves out', async () => {
  const { mailbox, hold, housekeeping, arrived } = await start();
  await Promise.all(Array.from({ length: 60 }, () => hold()));
  await housekeeping.digest();
  await arrived(1);
  const { text = '' } = mailbox.mails[0] ?? {};
  expect(text.match(/\/desk\/release\//gu)).toHaveLength(50);
  expect(text).toContain('10 requests received earlier are not listed here.');
});

it('sends no digest when nothing waits for a person', async () => {
  const { sendMail, housekeeping, idle } = await start();
  await housekeeping.digest();
  await idle();
  expect(sendMail).not.toHaveBeenCalled();
});
