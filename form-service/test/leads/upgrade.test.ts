import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { unknownSource } from '../../src/leads/lead.ts';
import { temporaryFolder } from '../support/app.ts';
import { hasPostgres, queryPostgres, temporaryDatabase } from '../support/services.ts';
import { leadRequest, open } from '../support/stores.ts';

/** What a lead's request held then. */
const formerRequest = Object.fromEntries(
  Object.entries(leadRequest).filter(([field]) => !(field in unknownSource)),
);

/** How a store writes what the tests say, and how its schemas were written. */
interface Former {
  readonly schemas: readonly string[];
  readonly make: (sql: string) => Promise<string>;
  readonly time: (milliseconds: number) => string;
  readonly noTexts: string;
  readonly texts: (text: string) => string;
  readonly bytes: (hex: string) => string;
}

/** SQLite can’t change a constraint: with a new state the table was made anew. */
const sqliteLeads = (known: string) => `
     CREATE TABLE leads (
       seq INTEGER PRIMARY KEY,
       id TEXT NOT NULL UNIQUE,
       received_at INTEGER NOT NULL,
       state TEXT NOT NULL CHECK (state IN (${known})),
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
     CREATE INDEX leads_settled ON leads (state, settled_at) WHERE state <> 'waiting';`;

const sqlite: Former = {
  schemas: [
    `${sqliteLeads("'waiting', 'delivered', 'failed', 'quarantined'")}
     CREATE TABLE daily_tasks (task TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT, WITHOUT ROWID;
     PRAGMA user_version = 1;`,
    `DROP TABLE leads;
     ${sqliteLeads("'waiting', 'delivered', 'failed', 'quarantined', 'spam'")}
     ALTER TABLE leads ADD COLUMN released_at INTEGER;
     ALTER TABLE leads ADD COLUMN notice TEXT;
     CREATE INDEX leads_held ON leads (notice, score) WHERE state = 'quarantined';
     CREATE TABLE notices (
       id TEXT PRIMARY KEY,
       leased_until INTEGER NOT NULL,
       settled_at INTEGER
     ) STRICT, WITHOUT ROWID;
     PRAGMA user_version = 2;`,
    `ALTER TABLE leads ADD COLUMN mailed_to TEXT NOT NULL DEFAULT '[]';
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
     PRAGMA user_version = 3;`,
  ],
  make: (sql) => {
    const path = join(temporaryFolder(), 'leads.db');
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
    return Promise.resolve(`file:${path}`);
  },
  time: String,
  noTexts: `'[]'`,
  texts: (text) => `'["${text}"]'`,
  bytes: (hex) => `x'${hex}'`,
};

const postgres: Former = {
  schemas: [
    `CREATE TABLE lead_schema (version integer NOT NULL);
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
     CREATE TABLE daily_tasks (task text PRIMARY KEY, day text NOT NULL);`,
    `ALTER TABLE leads
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
     UPDATE lead_schema SET version = 2;`,
    `ALTER TABLE leads ADD COLUMN mailed_to text[] NOT NULL DEFAULT '{}';
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
     UPDATE lead_schema SET version = 3;`,
  ],
  make: async (sql) => {
    const url = await temporaryDatabase();
    await queryPostgres(url, sql);
    return url;
  },
  time: (milliseconds) => `to_timestamp(${milliseconds / 1000})`,
  noTexts: `'{}'`,
  texts: (text) => `'{${text}}'`,
  bytes: (hex) => `decode('${hex}', 'hex')`,
};

const hour = 3_600_000;
const states = ['waiting', 'delivered', 'failed', 'quarantined', 'spam'] as const;

/** The ids of leads: the version, and the state. */
const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const toldBy = idOf(8);
const untoldBy = idOf(9);

/** A store of an earlier release, with a lead of each state that it knew, and what came with its version. */
function formerStore(former: Former, version: number): string {
  const { time, bytes, texts, noTexts } = former;
  const known = states.slice(0, version === 1 ? 4 : 5);
  const rows = known.map((state, i) => {
    const common = [
      `'${idOf(i)}'`,
      time(1),
      `'${state}'`,
      `'${JSON.stringify(formerRequest)}'`,
      '7',
      texts('manyLinks'),
      bytes(`0${i}`),
      bytes('01'),
      time(Date.now() + hour),
      time(3),
      time(Date.now() + i * hour),
      '5',
      `'451 later'`,
      time(6),
    ];
    return `INSERT INTO leads (id, received_at, state, request, score, signals, idempotency_key,
      fingerprint, key_expires_at, due_at, deliver_until, attempts, last_error, settled_at)
      VALUES (${common.join(', ')});`;
  });
  const notices = `
    INSERT INTO notices VALUES ('${toldBy}', ${time(1)}, ${time(2)}),
      ('${untoldBy}', ${time(1)}, NULL);
    UPDATE leads SET notice = '${toldBy}', released_at = ${time(9)} WHERE state = 'spam';
    UPDATE leads SET notice = '${untoldBy}' WHERE state = 'quarantined';`;
  const events = `
    UPDATE leads SET mailed_to = ${texts('a@x.example')} WHERE state = 'waiting';
    UPDATE leads SET mailed_to = ${noTexts} WHERE state <> 'waiting';
    INSERT INTO events (id, type, lead_id, occurred_at, due_at, deliver_until, attempts)
      VALUES ('${idOf(7)}', 'lead.created', '${idOf(0)}', ${time(1)}, ${time(2)},
        ${time(4)}, 3);`;
  return [
    ...former.schemas.slice(0, version),
    ...rows,
    version >= 2 ? notices : '',
    version >= 3 ? events : '',
  ].join('\n');
}

describe.each([
  ['SQLite', sqlite, true],
  ['PostgreSQL', postgres, hasPostgres],
] as const)('a store of an earlier release (%s)', (_, former, isThere) => {
  it.skipIf(!isThere).each([1, 2, 3])('keeps its leads, from schema %i', async (version) => {
    const { store, desk } = await open(
      await former.make(formerStore(former, version)),
      'https://x',
    );
    const { outbox } = store;
    const [one, spam] = [1, version === 1 ? 0 : 1];
    expect(await desk.counts()).toEqual({
      waiting: one,
      delivered: one,
      taken: 0,
      answered: 0,
      failed: one,
      quarantined: one,
      spam,
    });
    expect(await desk.find(idOf(2))).toEqual({
      id: idOf(2),
      state: 'failed',
      request: leadRequest,
      score: 7,
      signals: ['manyLinks'],
      receivedAt: new Date(1),
      dueAt: undefined,
      settledAt: new Date(6),
      releasedAt: undefined,
      sentTo: [],
      attempts: 5,
      lastError: '451 later',
      taken: undefined,
      answered: undefined,
    });
    if (version >= 2) expect(await desk.find(idOf(4))).toMatchObject({ releasedAt: new Date(9) });

    // What a notice that went out has told of is told; what one that didn't go out was to tell of isn't.
    const told = await desk.list({ notice: toldBy }, { limit: 9 });
    expect(told.map(({ state }) => state)).toEqual(version === 1 ? [] : ['spam']);
    expect(await outbox.untold()).toBe(2);

    const [waiting, ...others] = await outbox.claim('mail', 5, hour);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      id: idOf(0),
      kind: 'lead',
      attempts: 5,
      since: new Date(1),
      sentTo: version === 3 ? ['a@x.example'] : [],
      lead: { request: leadRequest },
    });
    const webhooks = await outbox.claim('webhook', 5, hour);
    const { lead, ...event } = webhooks[0] ?? {};
    expect(webhooks).toHaveLength(version === 3 ? 1 : 0);
    if (version === 3) {
      expect(lead?.id).toBe(idOf(0));
      expect(event).toMatchObject({ id: idOf(7), kind: 'lead.created', attempts: 3 });
    }

    // Whom an earlier release mailed to sales, it may have thanked.
    expect(await desk.requeue({ ids: [idOf(1)] })).toBe(1);
    const [again] = await outbox.claim('mail', 5, hour);
    if (!again) throw new Error('it was put in line');
    await outbox.settle(again, { outcome: 'delivered', acknowledges: true });
    expect(await outbox.claim('mail', 5, hour)).toEqual([]);
    expect(await desk.markSpam({})).toBe(1);

    const hand = { by: 'Anna', at: new Date(10) };
    expect(await desk.follow({ ids: [idOf(1)] }, 'answer', hand)).toBe(1);
    expect(await desk.find(idOf(1))).toMatchObject({ state: 'answered', answered: hand });
  });
});
