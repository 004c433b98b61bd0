import { expect, it } from 'vitest';
import { payloadOf } from '../../src/outlet/payload.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

const outlet = 'https://hooks.example.com';

const capReached = { id: 'c', channel: 'webhook', kind: 'cap.reached' } as const;

describeStores('the events of a store', (makeStore) => {
  const take = async ({ outbox }: Awaited<ReturnType<typeof open>>['store']) => {
    const claimed = await outbox.claim('webhook', 20, 60_000);
    for (const event of claimed) await outbox.settle(event, { outcome: 'delivered' });
    return claimed.map(({ kind, lead }) => [kind, lead?.id]);
  };

  it('tell what became of a lead, each once', async () => {
    const { store, desk } = await open(await makeStore(), outlet);
    const one = await store.accept(newLead({}, 'k1'));
    await store.accept(newLead({}, 'k1'));
    const two = await store.accept(newLead({ state: 'quarantined' }));
    const [created, held] = ['id' in one ? one.id : '', 'id' in two ? two.id : ''];
    expect(await take(store)).toEqual([
      ['lead.created', created],
      ['lead.held', held],
    ]);
    const [claimed] = await store.outbox.claim('mail', 1, 60_000);
    if (!claimed) throw new Error('a lead waits');
    await store.outbox.settle(claimed, { outcome: 'failed', error: '554' });
    await store.outbox.settle(claimed, { outcome: 'failed', error: '554' });
    await desk.requeue({ states: ['quarantined'] });
    // Tried again by hand: nothing that anybody has to be told.
    await desk.requeue({ states: ['failed'] });
    expect(await take(store)).toEqual([
      ['lead.failed', created],
      ['lead.released', held],
    ]);
    await store.outbox.add(capReached);
    expect(await take(store)).toEqual([['cap.reached', undefined]]);
    expect(await store.outbox.waiting('webhook')).toBe(0);
  });

  it('tell who has taken and answered a lead, and that it was taken back', async () => {
    const { store, desk } = await open(await makeStore(), outlet);
    await store.accept(newLead());
    const [mail] = await store.outbox.claim('mail', 1, 60_000);
    if (!mail) throw new Error('a lead waits');
    await store.outbox.settle(mail, { outcome: 'delivered' });
    const hand = { by: 'Anna', at: new Date() };
    for (const followUp of ['take', 'take', 'answer', 'reopen', 'give-back'] as const)
      await desk.follow({}, followUp, hand);
    expect((await take(store)).map(([kind]) => kind)).toEqual([
      'lead.created',
      'lead.taken',
      'lead.answered',
      'lead.reopened',
      'lead.reopened',
    ]);
  });

  it('tell that a lead was withdrawn, whoever knew of it', async () => {
    const { store, desk } = await open(await makeStore(), outlet);
    const accepted = await store.accept(newLead());
    const id = 'id' in accepted ? accepted.id : '';
    expect(await desk.withdraw(id)).toBe(true);
    expect(await desk.withdraw(id)).toBe(false);
    const [created, withdrawn] = await store.outbox.claim('webhook', 9, 60_000);
    if (!created || !withdrawn) throw new Error('two events wait');
    expect(payloadOf(created, { LEADS_PER_HOUR: 1 })).toBeUndefined();
    expect(JSON.parse(payloadOf(withdrawn, { LEADS_PER_HOUR: 1 }) ?? '')).toMatchObject({
      type: 'lead.withdrawn',
      data: { id },
    });
  });

  it('are not there where nobody is told', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead({ state: 'quarantined' }));
    await desk.requeue({ states: ['quarantined'] });
    await store.outbox.add(capReached);
    expect(await store.outbox.claim('webhook', 20, 60_000)).toEqual([]);
  });

  it('are not there without what they tell', async () => {
    const { store } = await open(await makeStore(), outlet);
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const broken = newLead({ request: cyclic as never });
    await expect(store.accept(broken)).rejects.toThrow();
    expect(await store.outbox.waiting('webhook')).toBe(0);
  });

  it('are leased to one worker, tried again when it is time, and given up at last', async () => {
    const url = await makeStore();
    const { store } = await open(url, outlet);
    await store.accept(newLead());
    const other = await open(url, outlet);
    const [event] = await store.outbox.claim('webhook', 1, 60_000);
    if (!event) throw new Error('a lead was accepted');
    expect(await other.store.outbox.claim('webhook', 1, 60_000)).toEqual([]);
    await store.outbox.settle(event, { outcome: 'retry', error: '', delay: -1, attempts: 1 });
    const [again] = await other.store.outbox.claim('webhook', 1, -1);
    expect(again).toMatchObject({ id: event.id, attempts: 1 });
    // Its lease was over: whoever claimed it next settles it.
    const [last] = await store.outbox.claim('webhook', 1, 60_000);
    if (!again || !last) throw new Error('the event waits');
    await other.store.outbox.settle(again, { outcome: 'delivered' });
    expect(await store.outbox.waiting('webhook')).toBe(1);
    await store.outbox.settle(last, { outcome: 'failed', error: '' });
    expect(await store.outbox.waiting('webhook')).toBe(0);
  });

  it('tell nothing more of a lead that was erased', async () => {
    const { store, desk } = await open(await makeStore(), outlet);
    await store.accept(newLead());
    await desk.erase({}, 10);
    expect(await store.outbox.claim('webhook', 1, 60_000)).toMatchObject([{ lead: undefined }]);
  });
});
