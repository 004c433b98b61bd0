import { expect, it } from 'vitest';
import { describeStores, newLead, open } from '../support/stores.ts';

const hour = 3_600_000;
const limits = { interval: hour, lease: hour, leads: 3 };
const held = (score = 6) => newLead({ state: 'quarantined', score, signals: ['manyLinks'] });

describeStores('notices of held leads', (makeStore) => {
  async function start() {
    const url = await makeStore();
    const leads = await open(url);
    const hold = async (score?: number) => {
      const accepted = await leads.store.accept(held(score));
      return 'id' in accepted ? accepted.id : '';
    };
    return { url, hold, ...leads };
  }

  it('tells of held leads, the least suspicious first, and of nothing else', async () => {
    const { store, hold, notices } = await start();
    expect(await notices.claim(limits)).toBeUndefined();
    await store.accept(newLead());
    const ids = [await hold(9), await hold(6), await hold(12), await hold(7)];
    const notice = await notices.claim(limits);
    expect(notice?.leads.map(({ id }) => id)).toEqual([ids[1], ids[3], ids[0]]);
    expect(notice).toMatchObject({
      remaining: 1,
      leads: [{ score: 6, signals: ['manyLinks'] }, {}, {}],
    });
  });

  it('waits for the interval, then tells of what has come since and of nothing twice', async () => {
    const { hold, notices } = await start();
    await hold();
    const first = await notices.claim(limits);
    await notices.settle(first?.id ?? '');
    const since = [await hold(), await hold()];
    expect(await notices.claim(limits)).toBeUndefined();
    const second = await notices.claim({ ...limits, interval: 0 });
    expect(second?.leads.map(({ id }) => id)).toEqual(since);
    await notices.settle(second?.id ?? '');
    expect(await notices.claim({ ...limits, interval: 0 })).toBeUndefined();
  });

  it('gives a notice whose sender died to the next, with the same id and leads', async () => {
    const { url, hold, close, notices } = await start();
    await hold();
    const lost = await notices.claim({ ...limits, lease: 0 });
    await close();
    const { store, notices: restarted } = await open(url);
    await store.accept(held());
    expect(await restarted.claim(limits)).toEqual({ ...lost, remaining: 1 });
    expect(await restarted.claim({ ...limits, interval: 0 })).toBeUndefined();
  });

  it('gives a notice to one process of several', async () => {
    const { url, hold } = await start();
    await hold();
    const others = await Promise.all([open(url), open(url), open(url)]);
    const claimed = await Promise.all(others.map(({ notices }) => notices.claim(limits)));
    expect(claimed.filter(Boolean)).toHaveLength(1);
  });

  it('forgets a notice whose leads were all released before it was sent', async () => {
    const { hold, desk, notices } = await start();
    await hold();
    await notices.claim({ ...limits, lease: 0 });
    await desk.requeue({ states: ['quarantined'] });
    expect(await notices.claim(limits)).toBeUndefined();
    const next = await hold();
    expect(await notices.claim(limits)).toMatchObject({ leads: [{ id: next }] });
  });
});
