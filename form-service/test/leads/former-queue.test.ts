import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { hasPostgres, temporaryDatabase } from '../support/services.ts';
import { newLead, open } from '../support/stores.ts';

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** What a release with pg-boss leaves: jobs of its own, the lead's time and lease in its row. */
const formerQueue = `
  CREATE SCHEMA pgboss;
  CREATE TABLE pgboss.job (name text, id uuid, state text);
  INSERT INTO pgboss.job SELECT 'lead-delivery', id, 'active' FROM leads WHERE state = 'waiting';
  UPDATE leads SET due_at = received_at WHERE state = 'waiting' AND lease IS NULL;
  UPDATE leads SET due_at = now() + interval '1 second' WHERE lease IS NOT NULL;`;

describe.skipIf(!hasPostgres)('a database that pg-boss was the queue of', () => {
  it('has every undelivered lead mailed, once', async () => {
    const url = await temporaryDatabase();
    const { store, desk, close } = await open(url);
    for (let i = 0; i < 5; i += 1) await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined' }));
    const [delivered, failed, deferred, leased] = await store.claim(4, 60_000);
    if (!delivered || !failed || !deferred || !leased) throw new Error('five were accepted');
    await store.settle(delivered, { outcome: 'delivered' });
    await store.settle(failed, { outcome: 'failed', error: '550' });
    await store.settle(deferred, { outcome: 'retry', error: '451', delay: 0 });
    const undelivered = await desk.list({ states: ['waiting'] }, { limit: 10 });
    await query(url, formerQueue);
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
    expect(await app.desk.counts()).toMatchObject({ delivered: 4, failed: 1, quarantined: 1 });
  });
});
