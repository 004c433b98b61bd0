import { expect, it, vi } from 'vitest';
import { timing } from '../../src/time.ts';
import { MovableClock, TestClock } from '../support/clocks.ts';
import { startMailService } from '../support/mail-service.ts';
import { newLead } from '../support/stores.ts';

const day = 24 * 3_600_000;

async function startWith(
  environment: Record<string, string> = {},
  clock: MovableClock | TestClock = new MovableClock(),
) {
  const service = await startMailService(environment, { clock });
  await service.worker.stop();
  return { ...service, leads: service.store };
}

const held = () => newLead({ state: 'quarantined', score: 9, signals: ['manyLinks'] });

it('lets visitors in between while it erases', async () => {
  const { clock, desk, leads, housekeeping } = await startWith({ RETENTION_DAYS: '30' });
  await Promise.all(Array.from({ length: 500 }, () => leads.accept(newLead())));
  const claimed = await leads.outbox.claim('mail', 500, 60_000);
  await Promise.all(claimed.map((lead) => leads.outbox.settle(lead, { outcome: 'delivered' })));
  clock.set(31 * day);
  const erasing = housekeeping.erase();
  await leads.accept(newLead());
  expect((await desk.counts()).delivered).toBeGreaterThan(0);
  await erasing;
  expect((await desk.counts()).delivered).toBe(0);
});

it('erases delivered leads after the retention, however many, and nothing else', async () => {
  const { clock, desk, leads, housekeeping } = await startWith({ RETENTION_DAYS: '30' });
  await leads.accept(held());
  await Promise.all(Array.from({ length: 1_100 }, () => leads.accept(newLead())));
  const claimed = await leads.outbox.claim('mail', 1_100, 60_000);
  await Promise.all(claimed.map((lead) => leads.outbox.settle(lead, { outcome: 'delivered' })));
  clock.set(29 * day);
  await housekeeping.erase();
  expect(await desk.counts()).toMatchObject({ delivered: 1_100 });
  clock.set(2 * day);
  await housekeeping.erase();
  expect(await desk.counts()).toEqual({
    waiting: 0,
    delivered: 0,
    taken: 0,
    answered: 0,
    failed: 0,
    quarantined: 1,
    spam: 0,
  });
});

it('puts the digest in line when the office opens, and not an hour later', async () => {
  const beforeEight = new Date('2026-11-25T00:59:45Z');
  const clock = new TestClock(beforeEight);
  const { housekeeping, outbox } = await startWith({}, clock);
  const end = housekeeping.start();
  await clock.pass(timing.notices.poll);
  expect(await outbox.waiting('mail')).toBe(0);
  await clock.pass(timing.notices.poll);
  expect(await outbox.waiting('mail')).toBe(1);
  await clock.pass(day);
  expect(await outbox.waiting('mail')).toBe(2);
  await end();
});

it('goes on after a store that threw', async () => {
  const clock = new TestClock();
  const { housekeeping, leads, outbox } = await startWith({}, clock);
  await leads.accept(held());
  vi.spyOn(outbox, 'addNotice').mockImplementationOnce(() => {
    throw new Error('read-only file system');
  });
  const end = housekeeping.start();
  await clock.pass(timing.notices.poll);
  expect(await outbox.waiting('mail')).toBe(1);
  await end();
});
