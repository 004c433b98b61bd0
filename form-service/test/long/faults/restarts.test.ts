import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDesk } from '../../../src/leads/open-leads.ts';
import { temporaryFolder } from '../../support/app.ts';
import { Load } from '../../support/load.ts';
import { startMailLog } from '../../support/mail-log.ts';
import {
  askRedis,
  ownsPostgres,
  ownsRedis,
  startPostgres,
  startRedis,
} from '../../support/own-servers.ts';
import { startService } from '../../support/processes.ts';
import { systemTime } from '../../../src/time.ts';

const unlimited = { RATE_LIMIT_MAX: '1000000', LEADS_PER_HOUR: '1000000' };

const instead = 'its program is not here: cut-connections.test.ts breaks its connections instead';
for (const [name, isOurs] of Object.entries({ PostgreSQL: ownsPostgres, Redis: ownsRedis })) {
  if (!isOurs) console.warn(`${name} is not restarted, as ${instead}`);
}

/** Service processes side by side under load, with a mail server of their own. */
async function startLoads(services: number, DATABASE_URL: string, REDIS_URL = '') {
  const { url, mails } = await startMailLog();
  const environment = { SMTP_URL: url, DATABASE_URL, REDIS_URL, ...unlimited };
  const starting = Array.from({ length: services }, async () => {
    const { port } = await startService(environment);
    return new Load(port);
  });
  const loads = await Promise.all(starting);
  for (const load of loads) load.start(3);

  const all = (wait: (load: Load) => Promise<void>) => Promise.all(loads.map(wait));
  const finish = async () => {
    await all((load) => load.stop());
    expect(loads.map(({ unanswered }) => unanswered)).toEqual(loads.map(() => 0));
    const statuses = loads.flatMap((load) => [...load.statuses.keys()]);
    expect(statuses.filter((status) => ![202, 503].includes(status))).toEqual([]);
    const store = await openDesk({ DATABASE_URL }, systemTime);
    onTestFinished(() => store.close());
    // A lead that nobody holds any more is sent when its lease of 45 s is over.
    const waiting = async () => (await store.desk.counts()).waiting;
    await expect.poll(waiting, { timeout: 180_000, interval: 100 }).toBe(0);
    const ids = mails().map(({ id }) => id);
    const acknowledged = loads.flatMap((load) => [...load.acknowledged]);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    // The services live on: what the mail server took is sent by none of them again.
    expect(ids).toHaveLength(new Set(ids).size);
  };
  const refusals = () => new Set(loads.flatMap((load) => [...load.refusals]));
  return { all, finish, refusals };
}

describe('PostgreSQL restarts under the load of two services', () => {
  it('and every acknowledged lead is mailed once', { timeout: 240_000 }, async ({ skip }) => {
    skip(!ownsPostgres, instead);
    const database = await startPostgres();
    const { all, finish, refusals } = await startLoads(2, database.url);
    // In turn: asked to end, told to drop everything, killed.
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      await all((load) => load.more(10));
      await database.end(signal);
      await all((load) => load.next(503));
      await database.startAgain();
      await all((load) => load.next(202));
    }
    await finish();
    const away = 'The request could not be kept. Please send it again.';
    expect(refusals()).toEqual(new Set([away]));
  });
});

describe('Redis restarts under load', () => {
  it('and never stands between a visitor and a lead', { timeout: 240_000 }, async ({ skip }) => {
    skip(!ownsRedis, instead);
    const redis = await startRedis();
    const store = `file:${join(temporaryFolder(), 'leads.db')}`;
    const { all, finish, refusals } = await startLoads(1, store, redis.url);
    const counts = () => askRedis(redis.url, (client) => client.dbsize());
    const isCounting = () => expect.poll(counts, { timeout: 60_000 }).toBeGreaterThan(0);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await isCounting();
      await all((load) => load.more(10));
      await redis.end(signal);
      await all((load) => load.more(10));
      await redis.startAgain();
    }
    await isCounting();
    await redis.whileFrozen(() => all((load) => load.more(10)));
    await finish();
    expect(refusals()).toEqual(new Set());
  });
});
