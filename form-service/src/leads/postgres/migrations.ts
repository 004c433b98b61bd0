import type { Pool, PoolClient } from 'pg';
import { otherSchema } from '../store-error.ts';
import { OperatorError } from '../../operator-error.ts';

/** Numbered by their position, from 1. One that was released is never edited: add another. */
const migrations = [
  `
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
  `,
  `
  ALTER TABLE leads
    DROP CONSTRAINT leads_state_check,
    ADD CONSTRAINT leads_state_check
      CHECK (state IN ('waiting', 'delivered', 'failed', 'quarantined', 'spam')),
    ADD COLUMN released_at timestamptz,
    ADD COLUMN notice uuid;

  CREATE INDEX leads_held ON leads (notice, score) WHERE state = 'quarantined';

  CREATE TABLE notices (
    id uuid PRIMARY KEY,
    leased_until timestamptz NOT NULL,
    settled_at timestamptz
  );
  `,
  `
  ALTER TABLE leads ADD COLUMN mailed_to text[] NOT NULL DEFAULT '{}';

  CREATE TABLE events (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id uuid NOT NULL UNIQUE,
    type text NOT NULL,
    lead_id uuid,
    occurred_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    deliver_until timestamptz NOT NULL,
    lease uuid,
    attempts integer NOT NULL DEFAULT 0
  );

  CREATE INDEX events_due ON events (due_at, seq);
  `,
  // What waits to be sent moves out of the leads, into a table with all else that does. One is there
  // where an older backup was restored: it is about leads that are gone.
  `
  DROP TABLE IF EXISTS outbox;
  CREATE TABLE outbox (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
    kind text NOT NULL,
    lead_id uuid,
    data jsonb,
    since timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    deliver_until timestamptz NOT NULL,
    lease uuid,
    attempts integer NOT NULL DEFAULT 0,
    last_error text,
    sent_to text[] NOT NULL DEFAULT '{}',
    is_wordless boolean NOT NULL DEFAULT false
  );

  INSERT INTO outbox (id, channel, kind, lead_id, since, due_at, deliver_until, lease, attempts,
    last_error, sent_to)
  SELECT id::text, 'mail', 'lead', id, received_at, due_at, deliver_until, lease, attempts,
    last_error, mailed_to
  FROM leads WHERE state = 'waiting' ORDER BY received_at;
  INSERT INTO outbox (id, channel, kind, lead_id, since, due_at, deliver_until, lease, attempts)
  SELECT id::text, 'webhook', type, lead_id, occurred_at, due_at, deliver_until, lease, attempts
  FROM events ORDER BY events.seq;

  -- Of a notice that was not sent yet, nobody has been told.
  UPDATE leads SET notice = NULL
  WHERE notice IN (SELECT id FROM notices WHERE settled_at IS NULL);
  ALTER TABLE leads ADD COLUMN acknowledged_at timestamptz;
  UPDATE leads SET acknowledged_at = settled_at WHERE state = 'delivered';
  DROP INDEX leads_waiting, leads_settled, leads_held;
  ALTER TABLE leads
    DROP COLUMN due_at,
    DROP COLUMN deliver_until,
    DROP COLUMN lease,
    DROP COLUMN mailed_to;
  DROP TABLE events, notices;

  CREATE INDEX outbox_due ON outbox (channel, due_at, seq);
  CREATE INDEX leads_state ON leads (state, settled_at);
  CREATE INDEX leads_untold ON leads (state, score)
    WHERE state IN ('quarantined', 'failed') AND notice IS NULL;
  CREATE INDEX leads_notice ON leads (notice) WHERE notice IS NOT NULL;
  `,
  // How often a lead was tried tells when it is given up, whatever the clock says.
  'ALTER TABLE outbox DROP COLUMN deliver_until',
  // What a mail says is worked out when it is sent.
  'ALTER TABLE outbox DROP COLUMN data',
  // Leads are followed until they are answered. Nobody is reminded of those from before.
  `
  ALTER TABLE leads
    DROP CONSTRAINT leads_state_check,
    ADD CONSTRAINT leads_state_check CHECK (
      state IN ('waiting', 'delivered', 'taken', 'answered', 'failed', 'quarantined', 'spam')
    ),
    ADD COLUMN taken_at timestamptz,
    ADD COLUMN taken_by text,
    ADD COLUMN answered_at timestamptz,
    ADD COLUMN answered_by text,
    ADD COLUMN reminded integer,
    ALTER COLUMN reminded SET DEFAULT 0;
  UPDATE leads SET reminded = 0 WHERE state <> 'delivered';
  CREATE INDEX leads_untaken ON leads (received_at) WHERE state = 'delivered' AND reminded < 2;
  `,
];

/** The schema that this release writes; it understands those before it. */
export const schemaVersion = migrations.length;

/** Every table that the migrations make: all of them are in a backup. */
export const tables = ['lead_schema', 'leads', 'daily_tasks', 'outbox'] as const;

/** Any number that no other application on the database uses for an advisory lock. */
const migrationLock = 4_137_250_701;

/** Held by who replaces the leads, and shared by services for as long as they start. */
export const restoreLock = 4_137_250_703;

/** @throws {OperatorError} when the database was written by another release, or has no leads yet */
export async function checkSchema(pool: Pool): Promise<void> {
  const found = await pool.query<{ is_there: boolean }>(
    `SELECT to_regclass('lead_schema') IS NOT NULL AS is_there`,
  );
  if (!found.rows[0]?.is_there)
    throw new OperatorError('DATABASE_URL names a database: there is no store yet');
  const { rows } = await pool.query<{ version: number }>('SELECT version FROM lead_schema');
  const version = rows[0]?.version ?? 0;
  if (version !== schemaVersion) throw otherSchema(version, schemaVersion);
}

/**
 * Brings the schema up to date, within the client's transaction. The lock lets one of several
 * processes that start together migrate, and the others find it done.
 *
 * @throws {OperatorError} when the database was written by a newer release
 */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('CREATE TABLE IF NOT EXISTS lead_schema (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM lead_schema');
  const version = rows[0]?.version ?? 0;
  if (version > schemaVersion) throw otherSchema(version, schemaVersion);
  for (const migration of migrations.slice(version)) await client.query(migration);
  await client.query('DELETE FROM lead_schema');
  await client.query('INSERT INTO lead_schema (version) VALUES ($1)', [schemaVersion]);
}
