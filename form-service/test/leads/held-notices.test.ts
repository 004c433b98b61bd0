import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPostgres } from '../../src/leads/open-leads.ts';
import { noticeLock } from '../../src/leads/postgres/postgres-outbox.ts';
import { hasPostgres, queryPostgres, temporaryDatabase } from '../support/services.ts';
import { describeStores, newLead, open } from '../support/stores.ts';

const hour = 3_600_000;
const limits = { interval: hour, overdue: hour, leads: 3 };
const held = (score = 6) => newLead({ state: 'quarantined', score, signals: ['manyLinks'] });

describeStores('notices', (makeStore) => {
  async function start() {
    const url = await makeStore();
    const leads = await open(url);
    const { store, desk } = leads;
    const { outbox } = store;
    const accept = async (lead = newLead()) => {
      const accepted = await store.accept(lead);
      return 'id' in accepted ? accepted.id : '';
    };
    const entries = () => outbox.claim('mail', 20, hour);
    const take = async () => {
      const claimed = await entries();
      const notice = claimed.find(({ kind }) => kind === 'notice');
      if (!notice) return [];
      await outbox.settle(notice, { outcome: 'delivered' });
      const told = await desk.list({ notice: notice.id }, { limit: 10 });
      return told.map(({ id }) => id).toSorted();
    };
    /** As a clock leaves it that was ahead. */
    const setLastNotice = async (time: Date) => {
      if (isPostgres(url)) {
        const sql = `UPDATE daily_tasks SET day = $1 WHERE task = 'notice'`;
        return queryPostgres(url, sql, [time.toISOString()]);
      }
      const database = new DatabaseSync(url.slice('file:'.length));
      database
        .prepare(`UPDATE daily_tasks SET day = ? WHERE task = 'notice'`)
        .run(String(time.getTime()));
      database.close();
    };
    return {
      url,
      setLastNotice,
      accept,
      hold: (score?: number) => accept(held(score)),
      take,
      ...leads,
    };
  }

  it('tell of held leads, the least suspicious first, and of nothing else', async () => {
    const { accept, hold, outbox, take } = await start();
    await outbox.addNotice(limits);
    expect(await take()).toEqual([]);
    await accept();
    const ids = [await hold(9), await hold(6), await hold(12), await hold(7)];
    await outbox.addNotice(limits);
    expect(await outbox.untold()).toBe(1);
    expect(await take()).toEqual([ids[0], ids[1], ids[3]].toSorted());
  });

  it('wait for the interval, then tell of what has come since and of nothing twice', async () => {
    const { hold, outbox, take } = await start();
    await hold();
    await outbox.addNotice(limits);
    expect(await take()).toHaveLength(1);
    const since = [await hold(), await hold()];
    await outbox.addNotice(limits);
    expect(await take()).toEqual([]);
    await outbox.addNotice({ ...limits, interval: -1 });
    expect(await take()).toEqual(since.toSorted());
    await outbox.addNotice({ ...limits, interval: -1 });
    expect(await take()).toEqual([]);
  });

  it('go on where the clock was set back', async () => {
    const { hold, outbox, take, setLastNotice } = await start();
    await hold();
    await outbox.addNotice(limits);
    expect(await take()).toHaveLength(1);
    await hold();
    await setLastNotice(new Date(Date.now() + 12 * hour));
    await outbox.addNotice(limits);
    expect(await take()).toHaveLength(1);
  });

  it('are put in line once, by one process of several, and outlive it', async () => {
    const { url, hold, close } = await start();
    const id = await hold();
    const others = await Promise.all([open(url), open(url), open(url)]);
    await Promise.all(others.map(({ store }) => store.outbox.addNotice(limits)));
    await Promise.all([close(), ...others.map((other) => other.close())]);
    const { store, desk } = await open(url);
    await store.outbox.addNotice({ ...limits, interval: -1 });
    const notices = await store.outbox.claim('mail', 9, hour);
    expect(notices).toMatchObject([{ kind: 'notice', attempts: 0 }]);
    expect(await desk.list({ notice: notices[0]?.id ?? '' }, { limit: 9 })).toMatchObject([{ id }]);
  });

  it('tell of what failed, of what waits for long, and of what stands in line, unless somebody has it', async () => {
    const { accept, outbox, take, desk } = await start();
    const [failed, late, partly] = [await accept(), await accept(), await accept()];
    const inLine = await accept(newLead({ notBefore: new Date(Date.now() + hour) }));
    const claimed = await outbox.claim('mail', 3, hour);
    for (const entry of claimed) {
      const retry = { outcome: 'retry', error: '451', delay: hour, attempts: 1 } as const;
      if (entry.id === failed) await outbox.settle(entry, { outcome: 'failed', error: '550' });
      else
        await outbox.settle(entry, {
          ...retry,
          sentTo: entry.id === partly ? ['a@x.example'] : [],
        });
    }
    const all = { interval: -1, overdue: -hour, leads: 9 };
    await outbox.addNotice(all);
    expect(await take()).toEqual([failed, late, inLine].toSorted());
    // Of what becomes of them, people are told anew.
    expect(await desk.requeue({ ids: [failed] })).toBe(1);
    await outbox.addNotice(all);
    expect(await take()).toEqual([failed]);
  });
});

describe.skipIf(!hasPostgres)('notices of a service that waits for another’s', () => {
  it('do not take for a later hour’s what came while it waited', async () => {
    const url = await temporaryDatabase();
    const { store } = await open(url);
    const other = new Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('SELECT pg_advisory_lock($1)', [noticeLock]);
    const adding = store.outbox.addNotice(limits);
    const isWaiting = async () =>
      (
        await other.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
      ).rowCount;
    await expect.poll(isWaiting).toBe(1);
    await store.accept(newLead());
    await other.query('SELECT pg_advisory_unlock($1)', [noticeLock]);
    await adding;
    expect(await store.outbox.claim('mail', 9, hour)).toMatchObject([{ kind: 'lead' }]);
  });
});
