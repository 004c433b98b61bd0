import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { maxBodyBytes } from '@sunfield/shared/project-request';
import { deliveryPeriod, longestWait, type ClaimedLead } from '../lead.ts';
import type { Acceptance, Backlog, LeadStore, NewLead } from '../lead-store.ts';
import type { Settlement } from '../queue.ts';
import { GroupCommit } from './group-commit.ts';
import { toLead } from './rows.ts';
import { SqliteEvents } from './sqlite-events.ts';
import { prepareStatements, type Statements } from './statements.ts';

/** The readiness check writes as much as the largest lead: a few bytes fit on any full disk. */
const checkBytes = maxBodyBytes / 2;

/** Leads in one SQLite file: the truth and the queue in the same row. */
export class SqliteStore implements LeadStore {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #commits: GroupCommit;
  readonly events: SqliteEvents;

  /** @param tellsEvents whether what becomes of leads is noted, for another system to be told */
  constructor(database: DatabaseSync, tellsEvents = false) {
    this.#database = database;
    this.#statements = prepareStatements(database);
    this.#commits = new GroupCommit(database);
    this.events = new SqliteEvents(database, this.#commits, tellsEvents);
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return this.#commits.write(() => this.#insert(lead));
  }

  claim(limit: number, leaseMilliseconds: number): Promise<ClaimedLead[]> {
    const lease = randomUUID();
    return this.#commits.write(() => {
      const now = Date.now();
      this.#statements.recall.run(now + longestWait);
      const rows = this.#statements.claim.all(now + leaseMilliseconds, lease, now, limit);
      return rows.map((row) => ({ ...toLead(row), lease }));
    });
  }

  async settle({ id, lease }: ClaimedLead, settlement: Settlement): Promise<void> {
    const { deliver, fail, retry, release } = this.#statements;
    // Marks share a transaction: each would cost as much as sending the mail does.
    await this.#commits.writeLater(() => {
      const now = Date.now();
      switch (settlement.outcome) {
        case 'delivered':
          return deliver.run(now, id, lease);
        case 'failed': {
          const { changes } = fail.run(now, settlement.error, mailedTo(settlement), id, lease);
          if (changes === 1) this.events.add('lead.failed', id);
          return changes;
        }
        case 'retry': {
          const dueAt = now + settlement.delay;
          return retry.run(dueAt, settlement.error, mailedTo(settlement), id, lease);
        }
        case 'release':
          return release.run(id, lease);
      }
    });
  }

  backlog(): Promise<Backlog> {
    const row = this.#statements.backlog.get();
    const oldest = row?.['oldest'];
    return Promise.resolve({
      waiting: Number(row?.['waiting']),
      oldestReceivedAt: typeof oldest === 'number' ? new Date(oldest) : undefined,
      held: Number(row?.['held']),
    });
  }

  async check(): Promise<void> {
    await this.#commits.write(() => this.#statements.check.run(checkBytes));
  }

  close(): Promise<void> {
    this.#commits.flush();
    this.#database.close();
    return Promise.resolve();
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
  #add(id: string, { receivedAt, state, request, score, signals, idempotency }: NewLead): boolean {
    const time = receivedAt.getTime();
    const { changes } = this.#statements.insert.run(
      id,
      time,
      state,
      JSON.stringify(request),
      score,
      JSON.stringify(signals),
      idempotency.key,
      idempotency.fingerprint,
      idempotency.expiresAt.getTime(),
      time + deliveryPeriod,
    );
    if (changes === 1) this.events.add(state === 'waiting' ? 'lead.created' : 'lead.held', id);
    return changes === 1;
  }
}

/** The column's new value; null leaves it as it is. */
function mailedTo(settlement: { readonly mailedTo?: readonly string[] }): string | null {
  return settlement.mailedTo ? JSON.stringify(settlement.mailedTo) : null;
}
