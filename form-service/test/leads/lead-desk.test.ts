import { expect, it, vi } from 'vitest';
import type { LeadStore } from '../../src/leads/lead-store.ts';
import { statesOver } from '../../src/leads/lead.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

/** Leads that the mail server has taken. */
async function delivered(store: LeadStore, count: number) {
  for (let i = 0; i < count; i += 1) await store.accept(newLead());
  const leads = await store.outbox.claim('mail', count, 60_000);
  for (const lead of leads) await store.outbox.settle(lead, { outcome: 'delivered' });
  return leads;
}

describeStores('the lead desk', (makeStore) => {
  it('lists the newest first, page by page', async () => {
    const { store, desk } = await open(await makeStore());
    for (let i = 0; i < 5; i += 1) await store.accept(newLead());
    const all = (await desk.list({}, { limit: 10 })).map(({ id }) => id);
    expect(all).toEqual(all.toSorted().toReversed());
    const before = all[1] ?? '';
    const page = await desk.list({}, { limit: 2, before });
    expect(page.map(({ id }) => id)).toEqual(all.slice(2, 4));
  });

  it('releases a quarantined lead for delivery', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead({ state: 'quarantined', score: 9, signals: ['manyLinks'] }));
    const [held] = await desk.list({ states: ['quarantined'] }, { limit: 10 });
    expect(held).toMatchObject({ score: 9, signals: ['manyLinks'] });
    expect(await desk.requeue({ states: ['quarantined'], ids: [held?.id ?? ''] })).toBe(1);
    await vi.waitFor(
      async () =>
        expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ id: held?.id }]),
      { timeout: 15_000 },
    );
  });

  it('finds one lead, and remembers that and why it was held', async () => {
    const { store, desk } = await open(await makeStore());
    const accepted = await store.accept(newLead({ state: 'quarantined', signals: ['manyLinks'] }));
    const id = 'id' in accepted ? accepted.id : '';
    expect(await desk.find(id)).toMatchObject({ id, state: 'quarantined', releasedAt: undefined });
    expect(await desk.find('01a1fbc4-ad68-7e00-b445-a565ae40a274')).toBeUndefined();
    await desk.requeue({ ids: [id] });
    await vi.waitFor(
      async () =>
        expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([
          { id, lead: { signals: ['manyLinks'], releasedAt: expect.any(Date) as Date } },
        ]),
      { timeout: 15_000 },
    );
    expect((await store.accept(newLead())).outcome).toBe('created');
    expect(await desk.list({ states: ['waiting'] }, { limit: 1 })).toMatchObject([
      { releasedAt: undefined },
    ]);
  });

  it('marks held leads as spam, and no others, and keeps them until their time is over', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined' }));
    expect(await desk.markSpam({})).toBe(1);
    expect(await desk.markSpam({})).toBe(0);
    expect(await desk.counts()).toMatchObject({ waiting: 1, quarantined: 0, spam: 1 });
    expect(
      await desk.erase({ states: statesOver, settledBefore: new Date(Date.now() - 60_000) }, 10),
    ).toBe(0);
    expect(
      await desk.erase({ states: statesOver, settledBefore: new Date(Date.now() + 60_000) }, 10),
    ).toBe(1);
    expect(await desk.counts()).toMatchObject({ waiting: 1, spam: 0 });
  });

  it('tries a failed lead anew, as if it never had been', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead({ receivedAt: new Date(Date.now() - 6 * 24 * 3_600_000) }));
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    if (!lead) throw new Error('a lead was accepted');
    await store.outbox.settle(lead, { outcome: 'failed', error: '550' });
    expect(await desk.requeue({ states: ['failed'] })).toBe(1);
    const [record] = await desk.list({}, { limit: 1 });
    expect(record).toMatchObject({ state: 'waiting', attempts: 0, lastError: undefined });
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ attempts: 0 }]);
  });

  it('tries a lead anew for those alone who don’t have it yet', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    if (!lead) throw new Error('a lead was accepted');
    const sentTo = ['one@x.example'];
    const retry = { outcome: 'retry', error: '451', delay: 60_000, attempts: 3, sentTo } as const;
    await store.outbox.settle(lead, retry);
    expect(await desk.requeue({ states: ['waiting'] })).toBe(1);
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ attempts: 0, sentTo }]);
  });

  it('finds those that nobody has, however many come after', async () => {
    const { store, desk } = await open(await makeStore());
    const accepted = await store.accept(newLead());
    await store.accept(newLead());
    const [, later] = await store.outbox.claim('mail', 2, 60_000);
    if (!later) throw new Error('two leads were accepted');
    const retry = { outcome: 'retry', error: '451', delay: 60_000, attempts: 1 } as const;
    await store.outbox.settle(later, { ...retry, sentTo: ['one@x.example'] });
    const unsent = await desk.list({ states: ['waiting'], isUnsent: true }, { limit: 1 });
    expect(unsent).toMatchObject([{ id: 'id' in accepted ? accepted.id : '' }]);
  });

  it('leaves a lead that is on its way to who sends it, until the lease is over', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    expect(await desk.requeue({ states: ['failed', 'waiting'] })).toBe(0);
    expect(await store.outbox.claim('mail', 1, 60_000)).toEqual([]);
    if (!lead) throw new Error('a lead was accepted');
    await store.outbox.settle(lead, { outcome: 'release' });
    await store.outbox.claim('mail', 1, -1);
    expect(await desk.requeue({ states: ['failed', 'waiting'] })).toBe(1);
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([{ id: lead.id }]);
  });

  it('erases delivered leads when their time is over, and no others', async () => {
    const { store, desk } = await open(await makeStore());
    for (let i = 0; i < 3; i += 1) await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined' }));
    const [delivered, failed] = await store.outbox.claim('mail', 2, 60_000);
    if (!delivered || !failed) throw new Error('three leads were accepted');
    await store.outbox.settle(delivered, { outcome: 'delivered' });
    await store.outbox.settle(failed, { outcome: 'failed', error: '550' });
    expect(
      await desk.erase({ states: statesOver, settledBefore: new Date(Date.now() - 60_000) }, 10),
    ).toBe(0);
    expect(
      await desk.erase({ states: statesOver, settledBefore: new Date(Date.now() + 60_000) }, 10),
    ).toBe(1);
    expect(await desk.counts()).toEqual({
      waiting: 1,
      delivered: 0,
      taken: 0,
      answered: 0,
      failed: 1,
      quarantined: 1,
      spam: 0,
    });
  });

  it('follows a lead until it is answered, and takes back what was said by mistake', async () => {
    const { store, desk } = await open(await makeStore());
    const [lead, other] = await delivered(store, 2);
    const ids = [lead?.id ?? ''];
    const standing = async () => {
      const { state, taken, answered } = (await desk.find(ids[0] ?? '')) ?? {};
      return [state, taken, answered];
    };
    const [anna, ben] = [
      { by: 'Anna', at: new Date('2026-11-23T01:00:00Z') },
      { by: 'Ben', at: new Date('2026-11-23T02:00:00Z') },
    ];
    expect(await desk.follow({ ids }, 'take', anna)).toBe(1);
    expect(await standing()).toEqual(['taken', anna, undefined]);
    expect(await desk.follow({ ids }, 'take', ben)).toBe(0);
    expect(await desk.follow({ ids }, 'give-back', ben)).toBe(1);
    expect(await standing()).toEqual(['delivered', undefined, undefined]);
    expect(await desk.follow({ ids }, 'reopen', ben)).toBe(0);
    await desk.follow({ ids }, 'take', ben);
    expect(await desk.follow({ ids }, 'answer', anna)).toBe(1);
    expect(await standing()).toEqual(['answered', ben, anna]);
    expect(await desk.follow({ ids }, 'answer', ben)).toBe(0);
    expect(await desk.follow({ ids }, 'give-back', ben)).toBe(0);
    expect(await desk.follow({ ids }, 'reopen', ben)).toBe(1);
    expect(await standing()).toEqual(['taken', ben, undefined]);
    // What is answered before anybody has taken it goes back to where it was.
    const untaken = { ids: [other?.id ?? ''] };
    await desk.follow(untaken, 'answer', anna);
    expect(await desk.find(other?.id ?? '')).toMatchObject({ taken: undefined, answered: anna });
    await desk.follow(untaken, 'reopen', anna);
    expect(await desk.counts()).toMatchObject({ delivered: 1, taken: 1, answered: 0 });
  });

  it('gives a lead to one of two who take it at once', async () => {
    const url = await makeStore();
    const [one, two] = [await open(url), await open(url)];
    const [lead] = await delivered(one.store, 1);
    const ids = [lead?.id ?? ''];
    const taken = [one, two].map(({ desk }, i) =>
      desk.follow({ ids }, 'take', { by: `${i}`, at: new Date() }),
    );
    expect((await Promise.all(taken)).toSorted()).toEqual([0, 1]);
  });

  it('is taken by those alone who can have its mail', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined' }));
    const hand = { by: 'Anna', at: new Date() };
    for (const followUp of ['take', 'answer'] as const)
      expect(await desk.follow({}, followUp, hand)).toBe(0);
  });

  it('keeps a lead in the hands that took it, however its mail to the others ends', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead());
    const retry = { outcome: 'retry', error: '451', delay: 0, attempts: 3 } as const;
    const claim = async () => {
      const [entry] = await store.outbox.claim('mail', 1, 60_000);
      if (!entry) throw new Error('a lead waits');
      return entry;
    };
    await store.outbox.settle(await claim(), { ...retry, sentTo: ['anna@x.example'] });
    await vi.waitFor(
      async () => expect(await desk.follow({}, 'take', { by: 'Anna', at: new Date() })).toBe(1),
      { timeout: 15_000 },
    );
    // Its mail to the others is watched as before.
    expect(await store.backlog()).toMatchObject({ waiting: 1 });
    await desk.follow({}, 'give-back', { by: 'Anna', at: new Date() });
    expect(await desk.counts()).toMatchObject({ waiting: 1, delivered: 0 });
    await desk.follow({}, 'take', { by: 'Anna', at: new Date() });
    await store.outbox.settle(await claim(), { outcome: 'delivered', error: 'refused for 1 of 2' });
    await vi.waitFor(async () => expect(await store.outbox.waiting('mail')).toBe(0), {
      timeout: 15_000,
    });
    const [record] = await desk.list({}, { limit: 1 });
    expect(record).toMatchObject({ state: 'taken', lastError: 'refused for 1 of 2' });
    // Mailed once more, it stays theirs, and is erased when its time is over.
    expect(await desk.requeue({})).toBe(1);
    await store.outbox.settle(await claim(), { outcome: 'failed', error: '550' });
    await vi.waitFor(
      async () =>
        expect(await desk.list({}, { limit: 1 })).toMatchObject([
          { state: 'taken', lastError: '550', dueAt: undefined },
        ]),
      { timeout: 15_000 },
    );
    const settledBefore = new Date(Date.now() + 60_000);
    expect(await desk.erase({ states: statesOver, settledBefore }, 10)).toBe(1);
  });

  it.each([
    ['nobody has begun to mail', 0, []],
    ['is on its way', 1, ['withdrawn']],
  ])('tells sales that a lead was withdrawn that %s: %i', async (_, claimed, told) => {
    const { store, desk } = await open(await makeStore());
    const accepted = await store.accept(newLead());
    const id = 'id' in accepted ? accepted.id : '';
    for (const entry of await store.outbox.claim('mail', claimed, 60_000))
      expect(entry.id).toBe(id);
    await desk.withdraw(id);
    const inLine = await store.outbox.claim('mail', 9, 60_000);
    expect(inLine.map(({ kind }) => kind).filter((kind) => kind !== 'lead')).toEqual(told);
  });

  it('tells sales of a held lead that was withdrawn where a notice had told of it', async () => {
    const { store, desk } = await open(await makeStore());
    const ids: string[] = [];
    for (const isTold of [true, false]) {
      const accepted = await store.accept(newLead({ state: 'quarantined' }));
      ids.push('id' in accepted ? accepted.id : '');
      if (isTold) await store.outbox.addNotice({ interval: -1, overdue: 60_000, leads: 9 });
    }
    for (const id of ids) await desk.withdraw(id);
    const inLine = await store.outbox.claim('mail', 9, 60_000);
    expect(inLine.map(({ id }) => id).slice(1)).toEqual([`withdrawn-${ids[0]}`]);
    expect(inLine[1]).toMatchObject({ kind: 'withdrawn', leadId: ids[0], lead: undefined });
  });

  it('erases what an operator names', async () => {
    const { store, desk } = await open(await makeStore());
    const accepted = await store.accept(newLead());
    await store.accept(newLead());
    const ids = 'id' in accepted ? [accepted.id] : [];
    expect(await desk.erase({ ids, receivedBefore: new Date(0) }, 10)).toBe(0);
    expect(await desk.erase({ ids }, 10)).toBe(1);
    expect(await desk.counts()).toMatchObject({ waiting: 1 });
  });

  it('puts one digest a day in line, whatever the number of processes', async () => {
    const url = await makeStore();
    const [one, two] = [await open(url), await open(url)];
    const digests = async () => (await one.store.outbox.claim('mail', 9, 60_000)).length;
    await Promise.all([one, two].map(({ store }) => store.outbox.addDigest('2026-11-21')));
    expect(await digests()).toBe(1);
    await one.store.outbox.addDigest('2026-11-21');
    await one.store.outbox.addDigest('2026-11-22');
    expect(await digests()).toBe(1);
  });
});
