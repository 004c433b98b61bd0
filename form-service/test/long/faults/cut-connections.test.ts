import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../support/app.ts';
import { Load } from '../../support/load.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { ownsPostgres, ownsRedis } from '../../support/own-servers.ts';
import { Proxy } from '../../support/proxy.ts';
import { hasPostgres, hasRedis, redisUrl, temporaryDatabase } from '../../support/services.ts';

/** Where servers answer that can't be restarted, their connections are broken. */
const cuts = 3;

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

describe.skipIf(!hasPostgres)('PostgreSQL that is cut off under load, with two services', () => {
  it('mails every acknowledged lead once', { timeout: 300_000 }, async ({ skip }) => {
    skip(ownsPostgres, 'restarts.test.ts restarts PostgreSQL itself');
    const mailbox = await startMailbox();
    onTestFinished(mailbox.close);
    const { proxy, url } = await through(await temporaryDatabase());
    const environment = { DATABASE_URL: url, SMTP_URL: mailbox.url, ...unlimited };
    const one = await startApp(environment);
    const two = await startApp(environment);
    const loads = [new Load(await listen(one)), new Load(await listen(two))];
    for (const load of loads) load.start(3);
    const all = (wait: (load: Load) => Promise<void>) => Promise.all(loads.map(wait));
    for (let i = 0; i < cuts; i += 1) {
      await all((load) => load.more(10));
      proxy.cut();
      await all((load) => load.next(503));
      proxy.mend();
      await all((load) => load.next(202));
    }
    await all((load) => load.stop());

    // A lead that nobody holds any more is sent when its lease of 45 s is over.
    const waiting = async () => (await one.desk.counts()).waiting;
    await expect.poll(waiting, { timeout: 180_000, interval: 100 }).toBe(0);
    const mailed = mailbox.mails.map(({ messageId }) => messageId?.slice(1, 37) ?? '');
    const acknowledged = loads.flatMap((load) => [...load.acknowledged]);
    expect(acknowledged.filter((id) => !mailed.includes(id))).toEqual([]);
    expect(mailed).toHaveLength(new Set(mailed).size);
    const statuses = new Set(loads.flatMap((load) => [...load.statuses.keys()]));
    expect(statuses).toEqual(new Set([202, 503]));
  });
});

describe.skipIf(!hasRedis)('Redis that is cut off under load', () => {
  it('never stands between a visitor and a lead', async ({ skip }) => {
    skip(ownsRedis, 'restarts.test.ts restarts Redis itself');
    const { proxy, url } = await through(redisUrl);
    const app = await startApp({ REDIS_URL: url, ...unlimited });
    const load = new Load(await listen(app));
    load.start(4);
    await load.more(10);
    proxy.cut();
    await load.more(10);
    proxy.mend();
    await load.more(10);
    await load.stop();
    expect([...load.statuses.keys()]).toEqual([202]);
    expect((await app.leads.backlog()).waiting).toBe(load.acknowledged.size);
  });
});
