import { expect, it } from 'vitest';
import { Housekeeping } from '../../src/delivery/housekeeping.ts';
import { deskEnvironment, holdIn } from '../support/desk.ts';
import { startMailService } from '../support/mail-service.ts';
import { newLead } from '../support/stores.ts';

/** 9:00 in the company's office. */
const morning = new Date('2026-11-21T02:00:00Z');

const hours = (time: Date, count: number) => new Date(time.getTime() + count * 3_600_000);

async function startWith(environment: Record<string, string> = {}) {
  const service = await startMailService(environment);
  return { ...service, leads: service.store, housekeeping: new Housekeeping(service) };
}

const held = () => newLead({ state: 'quarantined', score: 9, signals: ['manyLinks'] });

it('tells the inbox once a day which leads wait for a person', async () => {
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
  await housekeeping.run(hours(morning, 24));
  expect(mailbox.mails).toHaveLength(2);
});

it('says of each lead since when it waits and why, with links that do something about it', async () => {
  const { mailbox, desk, leads, housekeeping } = await startWith(deskEnvironment);
  await leads.accept(newLead({ receivedAt: hours(morning, -3) }));
  const [failed] = await leads.claim(1, 60_000);
  if (!failed) throw new Error('a lead was accepted');
  await leads.settle(failed, { outcome: 'failed', error: '552 too large' });
  const waiting = await holdIn(leads, { receivedAt: hours(morning, -50) });
  const spam = await holdIn(leads, {});
  await desk.markSpam({ ids: [spam] });
  await housekeeping.run(morning);
  const [mail, ...others] = mailbox.mails;
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Website: 2 requests waiting for you');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Waiting since Sat 21 Nov, 06:00 (3 hours)');
    expect(part).toContain('552 too large');
    expect(part).toContain(`/desk/retry/${failed.id}?`);
    expect(part).toContain('Waiting since Thu 19 Nov, 07:00 (2 days)');
    expect(part).toContain('The message has more than three links in it.');
    expect(part).toContain(`/desk/release/${waiting}?`);
    expect(part).toContain(`/desk/spam/${waiting}?`);
    expect(part).not.toContain(spam);
  }
});

it('lists the newest of very many, and says how many it leaves out', async () => {
  const { mailbox, leads, housekeeping } = await startWith(deskEnvironment);
  await Promise.all(Array.from({ length: 60 }, () => leads.accept(held())));
  await housekeeping.run(morning);
  const { text = '' } = mailbox.mails[0] ?? {};
  expect(text.match(/\/desk\/release\//gu)).toHaveLength(50);
  expect(text).toContain('10 requests received earlier are not listed here.');
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

it('lets visitors in between while it erases', async () => {
  const { desk, leads, housekeeping } = await startWith({ RETENTION_DAYS: '30' });
  await Promise.all(Array.from({ length: 500 }, () => leads.accept(newLead())));
  const claimed = await leads.claim(500, 60_000);
  await Promise.all(claimed.map((lead) => leads.settle(lead, { outcome: 'delivered' })));
  const erasing = housekeeping.run(hours(new Date(), 31 * 24));
  await leads.accept(newLead());
  expect((await desk.counts()).delivered).toBeGreaterThan(0);
  await erasing;
  expect((await desk.counts()).delivered).toBe(0);
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
  expect(await desk.counts()).toEqual({
    waiting: 0,
    delivered: 0,
    failed: 0,
    quarantined: 1,
    spam: 0,
  });
});
