import type { DatabaseSync } from 'node:sqlite';
import { otherSchema } from '../store-error.ts';

/** Numbered by their position, from 1. One that was released is never edited: add another. */
const migrations = [
  `
  CREATE TABLE leads (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed', 'quarantined')),
    request TEXT NOT NULL,
    score INTEGER NOT NULL,
    signals TEXT NOT NULL,
    idempotency_key BLOB UNIQUE,
    fingerprint BLOB NOT NULL,
    key_expires_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    deliver_until INTEGER NOT NULL,
    lease TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    settled_at INTEGER
  ) STRICT;

  CREATE INDEX leads_waiting ON leads (due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX leads_settled ON leads (state, settled_at) WHERE state <> 'waiting';

  CREATE TABLE daily_tasks (task TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // A constraint can't be changed in place: the table is made anew.
  `
  CREATE TABLE new_leads (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL
      CHECK (state IN ('waiting', 'delivered', 'failed', 'quarantined', 'spam')),
    request TEXT NOT NULL,
    score INTEGER NOT NULL,
    signals TEXT NOT NULL,
    idempotency_key BLOB UNIQUE,
    fingerprint BLOB NOT NULL,
    key_expires_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    deliver_until INTEGER NOT NULL,
    lease TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    settled_at INTEGER,
    released_at INTEGER,
    notice TEXT
  ) STRICT;

  INSERT INTO new_leads (seq, id, received_at, state, request, score, signals, idempotency_key,
    fingerprint, key_expires_at, due_at, deliver_until, lease, attempts, last_error, settled_at)
  SELECT seq, id, received_at, state, request, score, signals, idempotency_key,
    fingerprint, key_expires_at, due_at, deliver_until, lease, attempts, last_error, settled_at
  FROM leads;
  DROP TABLE leads;
  ALTER TABLE new_leads RENAME TO leads;

  CREATE INDEX leads_waiting ON leads (due_at, received_at) WHERE state = 'waiting';
  CREATE INDEX leads_settled ON leads (state, settled_at) WHERE state <> 'waiting';
  CREATE INDEX leads_held ON leads (notice, score) WHERE state = 'quarantined';

  CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    leased_until INTEGER NOT NULL,
    settled_at INTEGER
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE leads ADD COLUMN mailed_to TEXT NOT NULL DEFAULT '[]';

  CREATE TABLE events (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    lead_id TEXT,
    occurred_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    deliver_until INTEGER NOT NULL,
    lease TEXT,
    attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE INDEX events_due ON events (due_at, seq);
  `,
  // What waits to be sent moves out of the leads, into a table with all else that does.
  `
  CREATE TABLE outbox (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
    kind TEXT NOT NULL,
    lead_id TEXT,
    data TEXT,
    since INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    deliver_until INTEGER NOT NULL,
    lease TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    sent_to TEXT NOT NULL DEFAULT '[]',
    is_wordless INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  INSERT INTO outbox (id, channel, kind, lead_id, since, due_at, deliver_until, lease, attempts,
    last_error, sent_to)
  SELECT id, 'mail', 'lead', id, received_at, due_at, deliver_until, lease, attempts, last_error,
    mailed_to
  FROM leads WHERE state = 'waiting' ORDER BY seq;
  INSERT INTO outbox (id, channel, kind, lead_id, since, due_at, deliver_until, lease, attempts)
  SELECT id, 'webhook', type, lead_id, occurred_at, due_at, deliver_until, lease, attempts
  FROM events ORDER BY seq;

  CREATE TABLE new_leads (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL
      CHECK (state IN ('waiting', 'delivered', 'failed', 'quarantined', 'spam')),
    request TEXT NOT NULL,
    score INTEGER NOT NULL,
    signals TEXT NOT NULL,
    idempotency_key BLOB UNIQUE,
    fingerprint BLOB NOT NULL,
    key_expires_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    settled_at INTEGER,
    released_at INTEGER,
    acknowledged_at INTEGER,
    notice TEXT
  ) STRICT;

  -- Of a notice that was not sent yet, nobody has been told.
  INSERT INTO new_leads (seq, id, received_at, state, request, score, signals, idempotency_key,
    fingerprint, key_expires_at, attempts, last_error, settled_at, released_at, acknowledged_at,
    notice)
  SELECT seq, id, received_at, state, request, score, signals, idempotency_key,
    fingerprint, key_expires_at, attempts, last_error, settled_at, released_at,
    iif(state = 'delivered', settled_at, NULL),
    iif(notice IN (SELECT id FROM notices WHERE settled_at IS NULL), NULL, notice)
  FROM leads;
  DROP TABLE leads;
  ALTER TABLE new_leads RENAME TO leads;
  DROP TABLE events;
  DROP TABLE notices;

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
  CREATE TABLE new_leads (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (
      state IN ('waiting', 'delivered', 'taken', 'answered', 'failed', 'quarantined', 'spam')
    ),
    request TEXT NOT NULL,
    score INTEGER NOT NULL,
    signals TEXT NOT NULL,
    idempotency_key BLOB UNIQUE,
    fingerprint BLOB NOT NULL,
    key_expires_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    settled_at INTEGER,
    released_at INTEGER,
    acknowledged_at INTEGER,
    notice TEXT,
    taken_at INTEGER,
    taken_by TEXT,
    answered_at INTEGER,
    answered_by TEXT,
    reminded INTEGER DEFAULT 0
  ) STRICT;

  INSERT INTO new_leads (seq, id, received_at, state, request, score, signals, idempotency_key,
    fingerprint, key_expires_at, attempts, last_error, settled_at, released_at, acknowledged_at,
    notice, reminded)
  SELECT seq, id, received_at, state, request, score, signals, idempotency_key,
    fingerprint, key_expires_at, attempts, last_error, settled_at, released_at, acknowledged_at,
    notice, iif(state = 'delivered', NULL, 0)
  FROM leads;
  DROP TABLE leads;
  ALTER TABLE new_leads RENAME TO leads;

  CREATE INDEX leads_state ON leads (state, settled_at);
  CREATE INDEX leads_untold ON leads (state, score)
    WHERE state IN ('quarantined', 'failed') AND notice IS NULL;
  CREATE INDEX leads_notice ON leads (notice) WHERE notice IS NOT NULL;
  CREATE INDEX leads_untaken ON leads (received_at) WHERE state = 'delivered' AND reminded < 2;
  `,
];

/** The schema that this release writes; it understands those before it. */
export const schemaVersion = migrations.length;

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** @throws {OperatorError} when the database was written by another release */
export function checkSchema(database: DatabaseSync): void {
  const version = versionOf(database);
  if (version !== schemaVersion) throw otherSchema(version, schemaVersion);
}

/**
 * Brings the schema up to date. The write lock is taken before the version is read, so of several
 * processes that start together one migrates and the others find it done.
 *
 * @throws {OperatorError} when the database was written by a newer release
 */
export function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > schemaVersion) throw otherSchema(version, schemaVersion);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
    database.exec('COMMIT');
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
