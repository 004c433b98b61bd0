import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { hasPostgres, queryPostgres, temporaryDatabase } from '../support/services.ts';
import { leadRequest } from '../support/stores.ts';

/** The first schema that was released, and the queue beside it. */
const formerSchema = `
  CREATE TABLE lead_schema (version integer NOT NULL);
  INSERT INTO lead_schema VALUES (1);
  CREATE TABLE leads (
    id uuid PRIMARY KEY,
    received_at timestamptz NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed', 'quarantined')),
    request jsonb NOT NULL,
    score integer NOT NULL,
    signals text[] NOT NULL,
    idempotency_key bytea UNIQUE,
    fingerprint bytea NOT NULL,
    key_expires_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    deliver_until timestamptz NOT NULL,
    lease uuid,
    attempts integer NOT NULL DEFAULT 0,
    last_error text,
    settled_at timestamptz
  );
  CREATE INDEX leads_waiting ON leads (due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX leads_settled ON leads (state, settled_at) WHERE state <> 'waiting';
  CREATE TABLE daily_tasks (task text PRIMARY KEY, day text NOT NULL);
  CREATE SCHEMA pgboss;
  CREATE TABLE pgboss.job (name text, id uuid, state text);`;

const leads = [
  { id: randomUUID(), state: 'waiting', lease: 'NULL' },
  { id: randomUUID(), state: 'waiting', lease: `'${randomUUID()}'` },
  { id: randomUUID(), state: 'waiting', lease: 'NULL' },
  { id: randomUUID(), state: 'delivered', lease: 'NULL' },
  { id: randomUUID(), state: 'failed', lease: 'NULL' },
  { id: randomUUID(), state: 'quarantined', lease: 'NULL' },
];

const insertOf = ({ id, state, lease }: (typeof leads)[number]) => `
  INSERT INTO leads VALUES ('${id}', now(), '${state}', '${JSON.stringify(leadRequest)}', 0, '{}',
    decode('${id.replaceAll('-', '')}', 'hex'), '', now(), now() + interval '1 second',
    now() + interval '5 days', ${lease})`;

describe.skipIf(!hasPostgres)('a database of the first release', () => {
  it('has every undelivered lead mailed, once', async () => {
    const url = await temporaryDatabase();
    await queryPostgres(url, [formerSchema, ...leads.map(insertOf)].join(';'));
    const mailbox = await startMailbox();
    onTestFinished(mailbox.close);
    const app = await startApp({ DATABASE_URL: url, SMTP_URL: mailbox.url });
    await expect.poll(() => app.desk.counts(), { timeout: 20_000 }).toMatchObject({ waiting: 0 });
    // Beside the daily digest and the notice.
    const mails = mailbox.mails.filter(({ subject }) => subject?.startsWith('New request'));
    const mailed = mails.map(({ messageId }) => messageId?.slice(1, 37));
    const undelivered = leads.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    expect(mailed.toSorted()).toEqual(undelivered.toSorted());
    expect(await app.desk.counts()).toMatchObject({ delivered: 4, failed: 1, quarantined: 1 });
  });
});
