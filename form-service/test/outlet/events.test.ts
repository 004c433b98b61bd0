import { expect, it } from 'vitest';
import { kindOf } from '../../src/plugins/outlet.ts';
import { OutletError } from '../../src/outlet/webhook.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

const outlet = 'https://hooks.example.com';

describeStores('the events of a store', (makeStore) => {
  const take = async ({ events }: Awaited<ReturnType<typeof open>>['store']) => {
    const claimed = await events.claim(20, 60_000);
    for (const event of claimed) await events.settle(event, { outcome: 'delivered' });
    return claimed.map(({ type, lead }) => [type, lead?.id]);
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
    const [claimed] = await store.claim(1, 60_000);
    if (!claimed) throw new Error('a lead waits');
    await store.settle(claimed, { outcome: 'failed', error: '554' });
    await store.settle(claimed, { outcome: 'failed', error: '554' });
    await desk.requeue({ states: ['quarantined'] });
    // Tried again by hand: nothing that anybody has to be told.
    await desk.requeue({ states: ['failed'] });
    expect(await take(store)).toEqual([
      ['lead.failed', created],
      ['lead.released', held],
    ]);
    await store.events.announce('cap.reached');
    expect(await take(store)).toEqual([['cap.reached', undefined]]);
    expect(await store.events.waiting()).toBe(0);
  });

  it('are not there where nobody is told', async () => {
    const { store, desk } = await open(await makeStore());
    await store.accept(newLead({ state: 'quarantined' }));
    await desk.requeue({ states: ['quarantined'] });
    await store.events.announce('cap.reached');
    expect(await store.events.claim(20, 60_000)).toEqual([]);
  });

  it('are not there without what they tell', async () => {
    const { store } = await open(await makeStore(), outlet);
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const broken = newLead({ request: cyclic as never });
    await expect(store.accept(broken)).rejects.toThrow();
    expect(await store.events.waiting()).toBe(0);
  });

  it('are leased to one worker, tried again when it is time, and given up at last', async () => {
    const url = await makeStore();
    const { store } = await open(url, outlet);
    await store.accept(newLead());
    const other = await open(url, outlet);
    const [event] = await store.events.claim(1, 60_000);
    if (!event) throw new Error('a lead was accepted');
    expect(await other.store.events.claim(1, 60_000)).toEqual([]);
    await store.events.settle(event, { outcome: 'retry', error: '', delay: -1 });
    const [again] = await other.store.events.claim(1, -1);
    expect(again).toMatchObject({ id: event.id, attempts: 1 });
    // Its lease was over: whoever claimed it next settles it.
    const [last] = await store.events.claim(1, 60_000);
    if (!again || !last) throw new Error('the event waits');
    await other.store.events.settle(again, { outcome: 'delivered' });
    expect(await store.events.waiting()).toBe(1);
    await store.events.settle(last, { outcome: 'failed', error: '' });
    expect(await store.events.waiting()).toBe(0);
  });

  it('tell nothing more of a lead that was erased', async () => {
    const { store, desk } = await open(await makeStore(), outlet);
    await store.accept(newLead());
    await desk.erase({});
    expect(await store.events.claim(1, 60_000)).toMatchObject([{ lead: undefined }]);
  });
});

it('an endpoint that is away holds events up for their time alone, one that refuses holds up none', () => {
  const event = (deliverUntil: number) => ({ deliverUntil: new Date(deliverUntil) }) as never;
  const away = new OutletError('ECONNREFUSED', false);
  const refused = new OutletError('the outlet answered 500', true);
  expect(kindOf(away, event(Date.now() + 60_000))).toBe('outage');
  expect(kindOf(away, event(Date.now() - 1))).toBe('deferred');
  expect(kindOf(refused, event(Date.now() + 60_000))).toBe('deferred');
});
