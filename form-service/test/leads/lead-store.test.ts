import { expect, it, vi } from 'vitest';
import { idempotencyOf } from '../../src/leads/fingerprint.ts';
import type { Acceptance } from '../../src/leads/lead-store.ts';
import { longestWait } from '../../src/leads/lead.ts';
import { describeStores, leadRequest, newLead, open } from '../support/stores.ts';

const idOf = (acceptance: Acceptance) => ('id' in acceptance ? acceptance.id : 'conflict');
const day = 24 * 60 * 60 * 1000;

describeStores('the lead store', (makeStore) => {
  it('gives back what it was given, character by character', async () => {
    const { store } = await open(await makeStore());
    const lead = newLead({ receivedAt: new Date('2026-11-21T01:02:03.004Z') });
    const acceptance = await store.accept(lead);
    const [claimed] = await store.outbox.claim('mail', 10, 60_000);
    expect(claimed).toMatchObject({
      id: idOf(acceptance),
      lead: { request: leadRequest, receivedAt: lead.receivedAt, attempts: 0 },
    });
  });

  it('takes the same key and request for one lead, also at the same moment', async () => {
    const { store } = await open(await makeStore());
    const acceptances = await Promise.all([1, 2, 3].map(() => store.accept(newLead({}, 'k1'))));
    const outcomes = acceptances.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(['created', 'repeated', 'repeated']);
    expect(new Set(acceptances.map(idOf)).size).toBe(1);
    expect((await store.backlog()).waiting).toBe(1);
  });

  it('refuses the same key for another request', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead({}, 'k1'));
    const other = newLead({ request: { ...leadRequest, message: 'Other' } }, 'k1');
    expect(await store.accept(other)).toEqual({ outcome: 'conflict' });
  });

  it('remembers a key for a day and forgets it then', async () => {
    const { store } = await open(await makeStore());
    const longAgo = (milliseconds: number) => {
      const receivedAt = new Date(Date.now() - milliseconds);
      const idempotency = idempotencyOf(leadRequest, 'k1', '192.0.2.1', receivedAt);
      return newLead({ receivedAt, idempotency });
    };
    const first = await store.accept(longAgo(day - 60_000));
    expect(idOf(await store.accept(newLead({}, 'k1')))).toBe(idOf(first));
    const { store: other } = await open(await makeStore());
    await other.accept(longAgo(day + 60_000));
    expect((await other.accept(newLead({}, 'k1'))).outcome).toBe('created');
  });

  it('leases each lead to one worker alone', async () => {
    const url = await makeStore();
    const [one, two] = [await open(url), await open(url)];
    await Promise.all(Array.from({ length: 40 }, () => one.store.accept(newLead())));
    const claims = await Promise.all(
      [one, two, one, two].map(({ store }) => store.outbox.claim('mail', 15, 60_000)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(await one.store.outbox.claim('mail', 10, 60_000)).toEqual([]);
  });

  it('never claims a quarantined lead', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead({ state: 'quarantined', score: 9, signals: ['manyLinks'] }));
    expect(await store.outbox.claim('mail', 10, 60_000)).toEqual([]);
    expect((await store.backlog()).waiting).toBe(0);
  });

  it('keeps what became of a lead', async () => {
    const { store, desk } = await open(await makeStore());
    await Promise.all(Array.from({ length: 3 }, () => store.accept(newLead())));
    const [first, second, third] = await store.outbox.claim('mail', 3, 60_000);
    if (!first || !second || !third) throw new Error('three leads were accepted');
    await store.outbox.settle(first, { outcome: 'delivered' });
    await store.outbox.settle(second, { outcome: 'failed', error: '550 no' });
    await store.outbox.settle(third, {
      outcome: 'retry',
      error: '451 later',
      delay: 60_000,
      attempts: 1,
    });
    const records = await desk.list({}, { limit: 10 });
    const byId = new Map(records.map((record) => [record.id, record]));
    expect(byId.get(first.id)).toMatchObject({ state: 'delivered', lastError: undefined });
    expect(byId.get(second.id)).toMatchObject({ state: 'failed', lastError: '550 no' });
    expect(byId.get(third.id)).toMatchObject({ state: 'waiting', attempts: 1 });
    const wait = (byId.get(third.id)?.dueAt?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await store.outbox.claim('mail', 10, 60_000)).toEqual([]);
  });

  it('hands a released lead out again, and one whose retry is due', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    if (!lead) throw new Error('a lead was accepted');
    await store.outbox.settle(lead, { outcome: 'release' });
    const [again] = await store.outbox.claim('mail', 1, 60_000);
    expect(again).toMatchObject({ id: lead.id, attempts: 0 });
    if (!again) throw new Error('the lead was released');
    await store.outbox.settle(again, { outcome: 'retry', error: '', delay: -1, attempts: 1 });
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([
      { id: lead.id, attempts: 1 },
    ]);
  });

  it('hands a lead out again soon after the lease of a worker that died', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 1);
    const again = () => store.outbox.claim('mail', 1, 60_000);
    await expect.poll(again, { timeout: 15_000 }).toMatchObject([{ id: lead?.id, attempts: 0 }]);
  });

  it('never hands out what the one who asks has in hand, whatever became of the clock', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead());
    await store.accept(newLead());
    // As a clock would leave them that is set forward by minutes, and back by days.
    const [early] = await store.outbox.claim('mail', 1, -600_000);
    const [late] = await store.outbox.claim('mail', 1, 3 * day, [early?.lease ?? '']);
    const held = [early, late].map((entry) => entry?.lease ?? '');
    expect(early?.id).not.toBe(late?.id);
    expect(await store.outbox.claim('mail', 9, 60_000, held)).toEqual([]);
    expect(await store.outbox.claim('mail', 9, 60_000)).toHaveLength(2);
  });

  it('hands a lead out at once, however far ahead of the store the clock of its service is', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead({ receivedAt: new Date(Date.now() + 600_000) }));
    expect(await store.outbox.claim('mail', 1, 60_000)).toHaveLength(1);
  });

  it('does not hold back what was put off before the clock was set back', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    if (!lead) throw new Error('a lead was accepted');
    // As a clock would leave it that is set back by half an hour from here.
    await store.outbox.settle(lead, {
      outcome: 'retry',
      error: '451',
      attempts: 1,
      delay: longestWait + 1_800_000,
    });
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ id: lead.id }]);
    expect(await store.outbox.claim('mail', 1, 60_000)).toEqual([]);
  });

  it('takes up at once what a process had that ended before the clock was set back', async () => {
    const { store } = await open(await makeStore());
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 12 * 3_600_000);
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ id: lead?.id }]);
  });

  it('lets a lead stand in line until its time, and not for longer', async () => {
    const { store } = await open(await makeStore());
    const inLine = (milliseconds: number) =>
      store.accept(newLead({ notBefore: new Date(Date.now() + milliseconds) }));
    await inLine(23 * 3_600_000);
    const due = await inLine(-1);
    expect(await store.backlog()).toMatchObject({ waiting: 2, held: 0 });
    expect(await store.outbox.claim('mail', 10, 60_000)).toMatchObject([{ id: idOf(due) }]);
  });

  it('lets nobody settle a lead whose lease has passed to another', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead());
    const [late] = await store.outbox.claim('mail', 1, 60_000);
    if (!late) throw new Error('a lead was accepted');
    await store.outbox.settle(
      { ...late, lease: 'f6f3c3a5-9f1b-4c5e-8a51-2f0d3d2b8c11' },
      { outcome: 'delivered' },
    );
    expect(await desk.counts()).toMatchObject({ waiting: 1, delivered: 0 });
  });

  it('finds after a restart what was accepted before', async () => {
    const url = await makeStore();
    const before = await open(url);
    const acceptance = await before.store.accept(newLead());
    await before.close();
    const { store } = await open(url);
    await vi.waitFor(async () =>
      expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ id: idOf(acceptance) }]),
    );
  });

  it('tells how many wait, and since when', async () => {
    const { store } = await open(await makeStore());
    expect(await store.backlog()).toEqual({ waiting: 0, oldestSince: undefined, held: 0 });
    const before = Date.now();
    await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined' }));
    await store.accept(newLead({ notBefore: new Date(before + 3_600_000) }));
    const { waiting, oldestSince, held } = await store.backlog();
    expect({ waiting, held }).toEqual({ waiting: 2, held: 1 });
    const since = oldestSince?.getTime() ?? 0;
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(Date.now());
    // Somebody has the first, and the other's hour is still to come: neither is late.
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    if (!lead) throw new Error('a lead was accepted');
    const partly = { delay: 0, attempts: 1, sentTo: ['sales@x.example'] };
    await store.outbox.settle(lead, { outcome: 'retry', error: '452', ...partly });
    expect(await store.backlog()).toEqual({ waiting: 2, oldestSince: undefined, held: 1 });
  });
});
