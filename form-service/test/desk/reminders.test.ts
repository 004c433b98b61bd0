import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import { expect, it } from 'vitest';
import { deskEnvironment } from '../support/desk.ts';
import { MovableClock } from '../support/clocks.ts';
import { startMailService } from '../support/mail-service.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;
const soon = { timeout: 20_000, interval: 5 };

const LEADS_TO = 'sales@x.example; interest qa-testing: qa@x.example';

/** A lead that was mailed as the office closed for the weekend, to `qa@x.example`. */
async function start(overrides: Record<string, string> = {}) {
  const clock = new MovableClock(new Date('2026-11-20T09:00:00Z'));
  const environment = { ...deskEnvironment, LEADS_TO, ...overrides };
  const service = await startMailService(environment, { clock });
  const { mailbox, store, outbox, desk, housekeeping } = service;
  const received = clock.date;
  const accepted = await store.accept(newLead({ receivedAt: received }));
  const id = 'id' in accepted ? accepted.id : '';
  await expect.poll(async () => (await desk.find(id))?.state, soon).toBe('delivered');
  /** Looks for leads when so much of the promised time is over, and a moment more. */
  const remindAfter = async (share: number, moment: number) => {
    const then = afterBusinessDays(received, share * answerWithin).getTime() + moment;
    clock.move(then - clock.now());
    await housekeeping.remind();
    await expect.poll(() => outbox.waiting('mail'), soon).toBe(0);
    return mailbox.mails.slice(1);
  };
  return { ...service, clock, id, remindAfter };
}

it('reminds the same people after half of the promised time, and tells others after all of it', async () => {
  const { mailbox, id, remindAfter } = await start({ ESCALATE_TO: 'Boss <boss@x.example>' });
  expect(await remindAfter(0.5, -minute)).toEqual([]);
  expect(await remindAfter(0.5, minute)).toHaveLength(1);
  expect(await remindAfter(1, -minute)).toHaveLength(1);
  const [reminder, escalation, ...others] = await remindAfter(1, minute);
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({
    envelope: { to: ['qa@x.example'] },
    subject: mailbox.mails[0]?.subject?.replace('New request', 'Not answered yet'),
    // Beside the mail of the lead, and answered like it.
    inReplyTo: mailbox.mails[0]?.messageId,
    replyTo: mailbox.mails[0]?.replyTo,
  });
  expect(escalation?.envelope.to).toEqual(['qa@x.example', 'boss@x.example']);
  for (const [mail, words] of [
    [reminder, 'Nobody has taken this request yet. An answer is due by '],
    [escalation, 'Nobody has taken this request. An answer was due by '],
  ] as const)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(words);
      expect(part).toContain('こんにちは');
      expect(part).toContain(`/desk/take/${id}`);
    }
  // With times of their own: among the newest when they come.
  for (const { date } of [reminder, escalation].filter((mail) => mail !== undefined))
    expect(new Date(date ?? 0).getTime()).toBeGreaterThan(Date.now() - hour);
  expect(await remindAfter(3, 0)).toHaveLength(2);
});

it('tells nobody of a lead whose mail has just come, however late it is', async () => {
  const { id, desk, clock, worker, outbox } = await start();
  expect(await desk.requeue({ ids: [id] })).toBe(1);
  await worker.stop();
  clock.move(10 * 24 * 60 * minute);
  const [mail] = await outbox.claim('mail', 1, minute);
  if (!mail) throw new Error('it is mailed again');
  await outbox.settle(mail, { outcome: 'delivered' });
  await expect.poll(async () => (await desk.find(id))?.state, soon).toBe('delivered');
  await outbox.addReminders({
    half: afterBusinessDays(clock.date, -0.5 * answerWithin),
    whole: afterBusinessDays(clock.date, -answerWithin),
  });
  expect(await outbox.waiting('mail')).toBe(0);
});

it('says nothing of what somebody has taken, also while it is in line', async () => {
  const { id, desk, clock, outbox, worker, remindAfter } = await start();
  await desk.follow({ ids: [id] }, 'take', { by: 'Anna', at: clock.date });
  expect(await remindAfter(0.5, minute)).toEqual([]);
  await desk.follow({ ids: [id] }, 'give-back', { by: 'Anna', at: clock.date });
  await worker.stop();
  const at = afterBusinessDays(clock.date, -0.1);
  await outbox.addReminders({ half: at, whole: new Date(0) });
  expect(await outbox.waiting('mail')).toBe(1);
  await desk.follow({ ids: [id] }, 'answer', { by: 'Anna', at: clock.date });
  const [entry] = await outbox.claim('mail', 1, minute);
  expect(entry).toMatchObject({ kind: 'reminder', lead: { state: 'answered' } });
});

it('begins the morning’s digest with what is late, taken or not', async () => {
  const { id, desk, clock, mailbox, outbox, housekeeping, remindAfter } = await start();
  await desk.follow({ ids: [id] }, 'take', { by: 'Anna', at: clock.date });
  const digest = async () => {
    await housekeeping.digest();
    await expect.poll(() => outbox.waiting('mail'), soon).toBe(0);
    return mailbox.mails.at(-1)?.text ?? '';
  };
  await remindAfter(1, minute);
  clock.move(24 * 60 * minute);
  const text = await digest();
  expect(text.startsWith('NOT ANSWERED IN TIME')).toBe(true);
  expect(text).toContain('It was taken by Anna on');
  expect(text).toContain(`/desk/answer/${id}`);
  await desk.follow({ ids: [id] }, 'answer', { by: 'Anna', at: clock.date });
  clock.move(24 * 60 * minute);
  expect(await digest()).toBe(text);
});

it('reminds nobody where there are no links to say who has taken what', async () => {
  const { mailbox, clock, housekeeping, outbox } = await start({ DESK_URL: '', DESK_SECRET: '' });
  clock.move(7 * 24 * 60 * minute);
  const end = housekeeping.start();
  await expect.poll(() => outbox.waiting('mail'), soon).toBe(0);
  await end();
  expect(mailbox.mails.filter(({ subject }) => subject?.includes('ot answered'))).toEqual([]);
});

describeStores('reminders', (makeStore) => {
  it('are put in line once, by one of several services', async () => {
    const url = await makeStore();
    const [one, two] = [await open(url), await open(url)];
    await one.store.accept(newLead());
    const [mail] = await one.store.outbox.claim('mail', 1, minute);
    if (!mail) throw new Error('a lead waits');
    const later = new Date(Date.now() + minute);
    // Not before sales has its mail.
    await two.store.outbox.addReminders({ half: later, whole: later });
    await one.store.outbox.settle(mail, { outcome: 'delivered' });
    await Promise.all(
      [one, two].map(({ store }) => store.outbox.addReminders({ half: later, whole: new Date(0) })),
    );
    expect(await one.store.outbox.claim('mail', 9, minute)).toMatchObject([
      { kind: 'reminder', lead: { id: mail.id } },
    ]);
    await Promise.all(
      [one, two].map(({ store }) => store.outbox.addReminders({ half: later, whole: later })),
    );
    expect(await one.store.outbox.claim('mail', 9, minute)).toMatchObject([
      { kind: 'escalation', lead: { id: mail.id } },
    ]);
  });
});
