import { randomUUIDv7 } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Time } from '../../time.ts';
import type { Acceptance, Backlog, LeadStore, NewLead } from '../lead-store.ts';
import { GroupCommit } from './group-commit.ts';
import { OpenFile } from './open-database.ts';
import type { Reserve } from './reserve.ts';
import { toTime } from '../rows.ts';
import { SqliteDesk } from './sqlite-desk.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

interface Options {
  /** Whether what becomes of leads is noted, for another system to be told. */
  readonly tellsEvents?: boolean;
  /** Room for mailing on a full disk. */
  readonly reserve?: Reserve;
  /** What tells others that a service runs on the file. */
  readonly presence?: { close(): void };
}

/** Leads in one SQLite file, and what is to be sent about them. */
export class SqliteStore implements LeadStore {
  readonly #database: DatabaseSync;
  readonly #presence: Options['presence'];
  readonly #clock: Clock;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #commits: GroupCommit;
  readonly outbox: SqliteOutbox;
  readonly desk: SqliteDesk;

  constructor(database: DatabaseSync, time: Time, options: Options = {}) {
    const { tellsEvents = false, reserve, presence } = options;
    this.#database = database;
    this.#presence = presence;
    this.#clock = time.clock;
    this.#statements = prepareStatements(database);
    this.#commits = new GroupCommit(database, time, reserve, new OpenFile(database));
    this.outbox = new SqliteOutbox(database, this.#commits, time.clock, tellsEvents);
    this.desk = new SqliteDesk(database, this.#commits, this.outbox, time);
  }

  /** Sees to it that every lead that waits stands in line. */
  mend(): Promise<void> {
    return this.#commits.write(() => this.outbox.putStranded());
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return this.#commits.writeNew(() => this.#insert(lead));
  }

  backlog(): Promise<Backlog> {
    const row = this.#statements.backlog.get(this.#clock.now());
    return Promise.resolve({
      waiting: Number(row?.['waiting']),
      oldestSince: toTime(row?.['oldest']),
      held: Number(row?.['held']),
    });
  }

  async check(): Promise<void> {
    const now = new Date(this.#clock.now()).toISOString();
    await this.#commits.writeNew(() => this.#statements.check.run(now));
  }

  async close(): Promise<void> {
    try {
      await this.#commits.settled();
      this.#database.close();
    } finally {
      this.#presence?.close();
    }
  }

  #insert(lead: NewLead): Acceptance {
    const id = randomUUIDv7();
    if (this.#add(id, lead)) return { outcome: 'created', id };
    const { key, fingerprint } = lead.idempotency;
    const known = this.#statements.findKey.get(key);
    if (known && Number(known['key_expires_at']) > lead.receivedAt.getTime()) {
      const isSame = fingerprint.equals(known['fingerprint'] as Uint8Array);
      return isSame ? { outcome: 'repeated', id: String(known['id']) } : { outcome: 'conflict' };
    }
    this.#statements.forgetKey.run(key);
    this.#add(id, lead);
    return { outcome: 'created', id };
  }

  /** Returns whether the lead's key was new: only then there is a row. */
  #add(id: string, lead: NewLead): boolean {
    const { receivedAt, state, request, score, signals, idempotency, notBefore } = lead;
    const { changes } = this.#statements.insert.run(
      id,
      receivedAt.getTime(),
      state,
      JSON.stringify(request),
      score,
      JSON.stringify(signals),
      idempotency.key,
      idempotency.fingerprint,
      idempotency.expiresAt.getTime(),
    );
    if (changes === 0) return false;
    const isWaiting = state === 'waiting';
    if (isWaiting) {
      const entry = { id, channel: 'mail', kind: 'lead', leadId: id } as const;
      this.outbox.put(entry, notBefore?.getTime());
    }
    this.outbox.putEvent(isWaiting ? 'lead.created' : 'lead.held', id);
    return true;
  }
}

/** Times are milliseconds since 1970. */
function prepareStatements(database: DatabaseSync) {
  return {
    findKey: database.prepare(
      'SELECT id, fingerprint, key_expires_at FROM leads WHERE idempotency_key = ?',
    ),
    forgetKey: database.prepare(
      'UPDATE leads SET idempotency_key = NULL WHERE idempotency_key = ?',
    ),
    insert: database.prepare(
      `INSERT INTO leads (id, received_at, state, request, score, signals,
         idempotency_key, fingerprint, key_expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (idempotency_key) DO NOTHING`,
    ),
    check: database.prepare(`REPLACE INTO daily_tasks (task, day) VALUES ('check', ?)`),
    backlog: database.prepare(
      `SELECT count(*) AS waiting,
         min(iif(outbox.sent_to = '[]' AND outbox.since <= ?, outbox.since, NULL)) AS oldest,
         (SELECT count(*) FROM leads WHERE state = 'quarantined') AS held
       FROM leads JOIN outbox ON outbox.id = leads.id`,
    ),
  };
}
