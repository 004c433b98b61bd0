import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ClaimedEvent, EventQueue, EventType } from '../events.ts';
import { deliveryPeriod, longestWait } from '../lead.ts';
import type { Settlement } from '../queue.ts';
import type { GroupCommit } from './group-commit.ts';
import { toRecord } from './rows.ts';

/** Due at once, also where the clock is set back before it is told. */
const atOnce = 0;

type Statements = ReturnType<typeof prepareStatements>;

/** The events of the SQLite store: a row each, until it is told or given up. */
export class SqliteEvents implements EventQueue {
  readonly #statements: Statements;
  readonly #commits: GroupCommit;
  readonly #isTold: boolean;

  /** @param isTold whether there is anybody to tell: where there isn't, nothing is written */
  constructor(database: DatabaseSync, commits: GroupCommit, isTold: boolean) {
    this.#statements = prepareStatements(database);
    this.#commits = commits;
    this.#isTold = isTold;
  }

  /** Adds an event, as part of the transaction that is under way. */
  add(type: EventType, leadId: string | null = null): void {
    if (!this.#isTold) return;
    const now = Date.now();
    this.#statements.add.run(randomUUID(), type, leadId, now, now + deliveryPeriod);
  }

  announce(type: EventType): Promise<void> {
    return this.#commits.write(() => this.add(type));
  }

  claim(limit: number, leaseMilliseconds: number): Promise<ClaimedEvent[]> {
    const lease = randomUUID();
    return this.#commits.write(() => {
      const now = Date.now();
      this.#statements.recall.run(now + longestWait);
      const rows = this.#statements.claim.all(now + leaseMilliseconds, lease, now, limit);
      return rows.map((row) => this.#toEvent(row, lease));
    });
  }

  async settle({ id, lease }: ClaimedEvent, settlement: Settlement): Promise<void> {
    const { remove, retry, release } = this.#statements;
    await this.#commits.writeLater(() => {
      switch (settlement.outcome) {
        case 'delivered':
        case 'failed':
          return remove.run(id, lease);
        case 'retry':
          return retry.run(Date.now() + settlement.delay, id, lease);
        case 'release':
          return release.run(id, lease);
      }
    });
  }

  waiting(): Promise<number> {
    return Promise.resolve(Number(this.#statements.count.get()?.['n']));
  }

  #toEvent(row: Record<string, SQLOutputValue>, lease: string): ClaimedEvent {
    const lead = this.#statements.findLead.get(row['lead_id'] ?? null);
    return {
      id: String(row['id']),
      type: row['type'] as EventType,
      occurredAt: new Date(Number(row['occurred_at'])),
      lead: lead && toRecord(lead),
      attempts: Number(row['attempts']),
      deliverUntil: new Date(Number(row['deliver_until'])),
      lease,
    };
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    add: database.prepare(
      `INSERT INTO events (id, type, lead_id, occurred_at, due_at, deliver_until)
       VALUES (?, ?, ?, ?, ${atOnce}, ?)`,
    ),
    recall: database.prepare(`UPDATE events SET due_at = ${atOnce}, lease = NULL WHERE due_at > ?`),
    claim: database.prepare(
      `UPDATE events SET due_at = ?, lease = ?
       WHERE seq IN (SELECT seq FROM events WHERE due_at <= ? ORDER BY due_at, seq LIMIT ?)
       RETURNING id, type, lead_id, occurred_at, attempts, deliver_until`,
    ),
    remove: database.prepare('DELETE FROM events WHERE id = ? AND lease = ?'),
    retry: database.prepare(
      `UPDATE events SET attempts = attempts + 1, lease = NULL, due_at = ?
       WHERE id = ? AND lease = ?`,
    ),
    release: database.prepare(
      `UPDATE events SET lease = NULL, due_at = ${atOnce} WHERE id = ? AND lease = ?`,
    ),
    count: database.prepare('SELECT count(*) AS n FROM events'),
    findLead: database.prepare('SELECT * FROM leads WHERE id = ?'),
  };
}
