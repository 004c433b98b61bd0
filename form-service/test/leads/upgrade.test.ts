import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { unknownSource } from '../../src/leads/lead.ts';
import { temporaryFolder } from '../support/app.ts';
import { leadRequest, open } from '../support/stores.ts';

/** What a lead's request held then. */
const formerRequest = Object.fromEntries(
  Object.entries(leadRequest).filter(([field]) => !(field in unknownSource)),
);

/** The first schema that was released. */
const firstSchema = `
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
  PRAGMA user_version = 1`;

it('keeps the leads of a store that an earlier release wrote', async () => {
  const path = join(temporaryFolder(), 'leads.db');
  const database = new DatabaseSync(path);
  database.exec(firstSchema);
  const insert = database.prepare(
    `INSERT INTO leads (id, received_at, state, request, score, signals, idempotency_key,
       fingerprint, key_expires_at, due_at, deliver_until, attempts, last_error, settled_at)
     VALUES (?, 1, ?, ?, 7, '["manyLinks"]', ?, x'01', 2, 3, 4, 5, '451 later', 6)`,
  );
  for (const state of ['waiting', 'delivered', 'failed', 'quarantined']) {
    insert.run(`id of ${state}`, state, JSON.stringify(formerRequest), Buffer.from(state));
  }
  database.close();

  const { store, desk } = await open(`file:${path}`);
  expect(await desk.counts()).toMatchObject({
    waiting: 1,
    delivered: 1,
    failed: 1,
    quarantined: 1,
    spam: 0,
  });
  expect(await desk.find('id of failed')).toEqual({
    id: 'id of failed',
    state: 'failed',
    request: leadRequest,
    score: 7,
    signals: ['manyLinks'],
    receivedAt: new Date(1),
    dueAt: new Date(3),
    deliverUntil: new Date(4),
    settledAt: new Date(6),
    releasedAt: undefined,
    mailedTo: [],
    attempts: 5,
    lastError: '451 later',
  });
  expect(await store.claim(5, 60_000)).toMatchObject([{ id: 'id of waiting' }]);
  expect(await desk.markSpam({})).toBe(1);
});
