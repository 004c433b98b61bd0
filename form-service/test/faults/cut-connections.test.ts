import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../support/app.ts';
import { Load } from '../support/load.ts';
import { startMailbox } from '../support/mailbox.ts';
import { Proxy } from '../support/proxy.ts';
import { hasPostgres, hasRedis, redisUrl, temporaryDatabase } from '../support/services.ts';

const cuts = 3;

/** What a service has on its way at once: at most that is repeated for each service at each cut. */
const window = 20;

const unlimited = { RATE_LIMIT_MAX: '1000000', LEADS_PER_HOUR: '1000000' };

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function through(url: string): Promise<{ proxy: Proxy; url: string }> {
  const target = new URL(url);
  const proxy = await Proxy.to(target.hostname, Number(target.port));
  target.hostname = '127.0.0.1';
  target.port = String(proxy.port);
  return { proxy, url: target.href };
}

describe.skipIf(!hasPostgres)('PostgreSQL that restarts under load, with two services', () => {
  it('mails every acknowledged lead once', async () => {
    const mailbox = await startMailbox();
    onTestFinished(mailbox.close);
    const { proxy, url } = await through(await temporaryDatabase());
    const environment = { DATABASE_URL: url, SMTP_URL: mailbox.url, ...unlimited };
    const one = await startApp(environment);
    const two = await startApp(environment);
    const loads = [new Load(await listen(one)), new Load(await listen(two))];
    for (const load of loads) load.start(3);
    const moreOfEach = () => Promise.all(loads.map((load) => load.more(10)));
    for (let i = 0; i < cuts; i += 1) {
      await moreOfEach();
      proxy.cut();
      await sleep(300);
      proxy.mend();
    }
    await moreOfEach();
    await Promise.all(loads.map((load) => load.stop()));

    const acknowledged = loads.flatMap((load) => [...load.acknowledged]);
    const statuses = new Set(loads.flatMap((load) => [...load.statuses.keys()]));
    expect([...statuses].filter((status) => ![202, 503].includes(status))).toEqual([]);
    const mailed = () => mailbox.mails.map(({ messageId }) => messageId?.slice(1, 37) ?? '');
    // A lead in flight when the connection broke is sent again when its lease of 45 s is over.
    const missing = () => {
      const known = new Set(mailed());
      return acknowledged.filter((id) => !known.has(id)).length;
    };
    await expect.poll(missing, { timeout: 150_000 }).toBe(0);
    const repeated = mailed().length - new Set(mailed()).size;
    expect(repeated).toBeLessThanOrEqual(cuts * loads.length * window);
  }, 300_000);
});

describe.skipIf(!hasRedis)('Redis that restarts under load', () => {
  it('never stands between a visitor and a lead', async () => {
    const { proxy, url } = await through(redisUrl);
    const app = await startApp({ REDIS_URL: url, ...unlimited });
    const load = new Load(await listen(app));
    load.start(4);
    await sleep(500);
    proxy.cut();
    await sleep(1_000);
    proxy.mend();
    await sleep(1_500);
    await load.stop();
    expect([...load.statuses.keys()]).toEqual([202]);
    expect((await app.leads.backlog()).waiting).toBe(load.acknowledged.size);
  });

  it('limits an address for all services together', async () => {
    const RATE_LIMIT_MAX = '3';
    const services = await Promise.all([
      startApp({ REDIS_URL: redisUrl, RATE_LIMIT_MAX, TRUST_PROXY: '127.0.0.0/8' }),
      startApp({ REDIS_URL: redisUrl, RATE_LIMIT_MAX, TRUST_PROXY: '127.0.0.0/8' }),
    ]);
    await sleep(200);
    const visitor = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}::1`;
    const send = async (app: FastifyInstance | undefined) => {
      const headers = { 'x-forwarded-for': visitor, 'content-type': 'application/json' };
      const answer = await app?.inject({
        method: 'POST',
        url: '/project-requests',
        headers,
        payload: '{}',
      });
      return answer?.statusCode;
    };
    const statuses = [];
    for (let i = 0; i < 5; i += 1) statuses.push(await send(services[i % 2]));
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
  });
});
