import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Housekeeping } from '../../src/delivery/housekeeping.ts';
import { startApp } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { newLead } from '../support/stores.ts';

/** 9:00 in the company's office. */
const morning = new Date('2026-11-21T02:00:00Z');

const hours = (time: Date, count: number) => new Date(time.getTime() + count * 3_600_000);

/** An app whose own housekeeping has had its first run. */
async function startWith(environment: Record<string, string> = {}) {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const app = await startApp({ SMTP_URL: mailbox.url, ...environment });
  const { config, desk, leads } = app;
  const sendMail = vi.fn(app.sendMail);
  const log = pino({ level: 'silent' });
  const housekeeping = new Housekeeping({ config, desk, sendMail, log });
  return { mailbox, desk, leads, sendMail, housekeeping };
}

const held = () => newLead({ state: 'quarantined', score: 9, signals: ['manyLinks'] });

it('tells the inbox once a day how many leads wait for a person', async () => {
  const { mailbox, leads, housekeeping } = await startWith();
  await leads.accept(held());
  await leads.accept(held());
  await housekeeping.run(hours(morning, -2));
  expect(mailbox.mails).toHaveLength(0);
  await housekeeping.run(morning);
  await housekeeping.run(hours(morning, 1));
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toMatchObject({
    subject: 'Website: 2 requests waiting for you',
    envelope: { to: ['sales@sunfield.example'] },
  });
  expect(mailbox.mails[0]?.text).toContain('npm run leads -- list --state quarantined');
  await housekeeping.run(hours(morning, 24));
  expect(mailbox.mails).toHaveLength(2);
});

it('sends no digest when nothing waits for a person', async () => {
  const { sendMail, housekeeping } = await startWith();
  await housekeeping.run(morning);
  expect(sendMail).not.toHaveBeenCalled();
});

it('tries the digest again in an hour when it could not be sent', async () => {
  const { mailbox, leads, sendMail, housekeeping } = await startWith();
  await leads.accept(held());
  sendMail.mockRejectedValueOnce(new Error('451 later'));
  await housekeeping.run(morning);
  expect(mailbox.mails).toHaveLength(0);
  await housekeeping.run(hours(morning, 1));
  expect(mailbox.mails).toHaveLength(1);
});

it('erases delivered leads after the retention, however many, and nothing else', async () => {
  const { desk, leads, housekeeping } = await startWith({ RETENTION_DAYS: '30' });
  await leads.accept(held());
  await Promise.all(Array.from({ length: 1_100 }, () => leads.accept(newLead())));
  const claimed = await leads.claim(1_100, 60_000);
  await Promise.all(claimed.map((lead) => leads.settle(lead, { outcome: 'delivered' })));
  await housekeeping.run(hours(new Date(), 29 * 24));
  expect(await desk.counts()).toMatchObject({ delivered: 1_100 });
  await housekeeping.run(hours(new Date(), 31 * 24));
  expect(await desk.counts()).toEqual({ waiting: 0, delivered: 0, failed: 0, quarantined: 1 });
});
