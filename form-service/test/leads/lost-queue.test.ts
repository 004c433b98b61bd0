import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { hasPostgres, temporaryDatabase } from '../support/services.ts';
import { newLead, open } from '../support/stores.ts';

/** PostgreSQL's answer to one of two who wait for each other, here the running service. */
const isDeadlock = (error: unknown) => (error as { code?: string }).code === '40P01';

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const post = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;

describe.skipIf(!hasPostgres)('the queue’s own tables', () => {
  it.each([
    ['dropped', 'DROP SCHEMA pgboss CASCADE'],
    ['emptied', 'DELETE FROM pgboss.job'],
  ])(
    'are %s: every undelivered lead is mailed after the next start, once',
    async (_how, sql) => {
      const url = await temporaryDatabase();
      const { store, desk, close } = await open(url);
      for (let i = 0; i < 5; i += 1) await store.accept(newLead());
      await store.accept(newLead({ state: 'quarantined' }));
      const [delivered, failed, deferred, held] = await store.claim(4, 1);
      if (!delivered || !failed || !deferred || !held) throw new Error('five leads were accepted');
      await store.settle(delivered, { outcome: 'delivered' });
      await store.settle(failed, { outcome: 'failed', error: '550' });
      await store.settle(deferred, { outcome: 'retry', error: '451', dueAt: new Date() });
      const undelivered = await desk.list({ states: ['waiting'] }, { limit: 10 });
      await query(url, sql);
      await close();

      const mailbox = await startMailbox();
      onTestFinished(mailbox.close);
      const app = await startApp({ DATABASE_URL: url, SMTP_URL: mailbox.url });
      await expect.poll(() => app.desk.counts(), { timeout: 20_000 }).toMatchObject({ waiting: 0 });
      // Beside the daily digest.
      const mails = mailbox.mails.filter(({ subject }) => subject?.startsWith('New request'));
      const mailed = mails.map(({ messageId }) => messageId?.slice(1, 37));
      expect(mailed.toSorted()).toEqual(undelivered.map(({ id }) => id).toSorted());
      expect(mailed).toHaveLength(3);
      expect((await app.inject(post)).statusCode).toBe(202);
    },
    40_000,
  );

  it('are dropped under a running service: it acknowledges nothing, and closes', async () => {
    const url = await temporaryDatabase();
    const app = await startApp({ DATABASE_URL: url });
    await query(url, 'DROP SCHEMA pgboss CASCADE');
    expect((await app.inject(post)).statusCode).toBe(503);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(await app.desk.counts()).toMatchObject({ waiting: 0 });
    await app.close();
  });
});
