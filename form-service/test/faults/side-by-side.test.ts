import { randomInt } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { hasRedis, redisUrl } from '../support/services.ts';
import { describeStores, open } from '../support/stores.ts';

const leads = 120;

describeStores('services side by side', (makeStore) => {
  it('mail each lead of their one store once', async () => {
    const mailbox = await startMailbox();
    onTestFinished(mailbox.close);
    const environment = {
      DATABASE_URL: await makeStore(),
      SMTP_URL: mailbox.url,
      RATE_LIMIT_MAX: '1000',
      LEADS_PER_HOUR: '10000',
    };
    // Together: one of them makes the schema.
    const apps = await Promise.all([1, 2, 3].map(() => startApp(environment)));
    const ids = await Promise.all(
      Array.from({ length: leads }, async (_, i) => {
        const payload = { ...minimalRequest, trellis: '', message: `Request ${i}` };
        const post = { method: 'POST', url: '/project-requests', payload } as const;
        return (await apps[i % 3]?.inject(post))?.json<{ id: string }>().id;
      }),
    );
    await vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(leads), {
      timeout: 15_000,
    });
    await Promise.all(apps.map((app) => app.close()));
    const mailed = mailbox.mails.map(({ messageId }) => messageId?.slice(1, 37));
    expect(mailed.toSorted()).toEqual(ids.toSorted());
  });

  it('open a store that is new to all of them', async () => {
    const url = await makeStore();
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(url)));
    for (const { store } of opened) await expect(store.check()).resolves.toBeUndefined();
  });
});

it.skipIf(!hasRedis)('services with one Redis limit an address together', async () => {
  const RATE_LIMIT_MAX = '3';
  const services = await Promise.all([
    startApp({ REDIS_URL: redisUrl, RATE_LIMIT_MAX, TRUST_PROXY: '127.0.0.0/8' }),
    startApp({ REDIS_URL: redisUrl, RATE_LIMIT_MAX, TRUST_PROXY: '127.0.0.0/8' }),
  ]);
  const statusesOfOne = async () => {
    const visitor = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
    const headers = { 'x-forwarded-for': visitor, 'content-type': 'application/json' };
    const statuses = [];
    for (const app of [...services, ...services, ...services]) {
      const post = { method: 'POST', url: '/project-requests', headers, payload: '{}' } as const;
      statuses.push((await app.inject(post)).statusCode);
    }
    return statuses;
  };
  // Until it is connected, each counts for itself.
  await expect.poll(statusesOfOne, { timeout: 15_000 }).toEqual([422, 422, 422, 429, 429, 429]);
});
