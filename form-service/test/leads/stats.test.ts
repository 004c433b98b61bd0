import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import { expect, it } from 'vitest';
import { readAnswering, statsOf } from '../../src/leads/stats.ts';
import { digestEmail } from '../../src/emails/waiting-email.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { MovableClock } from '../support/clocks.ts';
import { deskEnvironment } from '../support/desk.ts';
import { startMailService } from '../support/mail-service.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;

const received = new Date('2026-11-02T03:00:00Z');
const after = (milliseconds: number) => new Date(received.getTime() + milliseconds);

describeStores('the figures of how requests were answered', (makeStore) => {
  /** Leads that were mailed, each taken and answered so many hours later, where it was. */
  async function start(
    history: readonly (readonly [taken?: number | undefined, answered?: number])[],
  ) {
    const { store, desk } = await open(await makeStore());
    for (const [taken, answered] of history) {
      await store.accept(newLead({ receivedAt: received }));
      const [mail] = await store.outbox.claim('mail', 1, minute);
      if (!mail) throw new Error('a lead waits');
      await store.outbox.settle(mail, { outcome: 'delivered' });
      const ids = [mail.id];
      const by = 'Anna';
      if (taken !== undefined) await desk.follow({ ids }, 'take', { by, at: after(taken * hour) });
      if (answered !== undefined)
        await desk.follow({ ids }, 'answer', { by, at: after(answered * hour) });
    }
    return { store, desk };
  }

  it('count what was measured, and no lead that anybody still has time for', async () => {
    const { store, desk } = await start([[1, 2], [2, 30 * 24], [3], [undefined, 4], []]);
    await store.accept(newLead({ state: 'quarantined', receivedAt: received }));
    const deadline = afterBusinessDays(received, answerWithin);
    const early = statsOf(await readAnswering(desk, received));
    expect(early).toMatchObject({ leads: 5, answered: 3, due: 3, inTime: 2 });
    const late = statsOf(await readAnswering(desk, new Date(deadline.getTime() + 1)));
    expect(late).toEqual({
      leads: 5,
      answered: 3,
      due: 5,
      inTime: 2,
      toTaken: { median: 2 * hour, most: 4 * hour },
      toAnswered: { median: 4 * hour, most: 30 * 24 * hour },
    });
  });

  it('are told by month and by language', async () => {
    const { desk } = await start([[1, 2], [3]]);
    const { leadsTool } = startLeadsTool({ desk });
    const table = await leadsTool('stats');
    expect(table).toMatch(/^all +2 +1 +50 % +1 hour +3 hours +2 hours +2 hours$/mu);
    expect(table).toMatch(/^2026-11 +2 +1 /mu);
    expect(Object.keys(JSON.parse(await leadsTool('stats', '--json')) as object)).toHaveLength(3);
  });

  it('say nothing where there is nothing to tell', async () => {
    const { desk } = await open(await makeStore());
    expect(statsOf(await readAnswering(desk, received))).toMatchObject({
      leads: 0,
      toTaken: { median: undefined },
    });
  });
});

it('stand in the digest of a month’s first business day, and in no other', async () => {
  const clock = new MovableClock(received);
  const { mailbox, store, desk, outbox, housekeeping } = await startMailService(deskEnvironment, {
    clock,
  });
  const accepted = await store.accept(newLead({ receivedAt: received }));
  const id = 'id' in accepted ? accepted.id : '';
  const soon = { timeout: 20_000, interval: 5 };
  await expect.poll(async () => (await desk.find(id))?.state, soon).toBe('delivered');
  await desk.follow({ ids: [id] }, 'answer', { by: 'Anna', at: after(2 * hour) });
  const digests = async (day: string) => {
    clock.move(new Date(day).getTime() - clock.now());
    await housekeeping.digest();
    await expect.poll(() => outbox.waiting('mail'), soon).toBe(0);
    return mailbox.mails.slice(1).map(({ subject, text }) => `${subject}\n${text}`);
  };
  expect(await digests('2026-11-30T02:00:00Z')).toEqual([]);
  const [first, ...others] = await digests('2026-12-01T02:00:00Z');
  expect(others).toEqual([]);
  expect(first).toContain('Website: the requests of November 2026');
  expect(first).toContain('1 request came, 1 was answered; in the promised time, 1 of 1.');
  expect(first).toContain('Half were answered within 2 hours, nine in ten within 2 hours.');
  expect(first).not.toContain('Links work');
  expect(await digests('2026-12-02T02:00:00Z')).toHaveLength(1);
});

it('stand behind what waits', () => {
  const stats = statsOf([]);
  const context = { linkTo: undefined, now: received, isWordless: false };
  const none = { counts: { failed: 0, quarantined: 0 } as never, held: [], failed: [], late: [] };
  expect(digestEmail({ ...none, waiting: [] }, context)).toBeUndefined();
  const figures = { month: '2026-11', stats };
  expect(digestEmail({ ...none, waiting: [], figures }, context)?.text).toMatch(/^NOVEMBER 2026/u);
});
