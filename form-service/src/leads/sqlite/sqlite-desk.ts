import type { DatabaseSync } from 'node:sqlite';
import type { Time } from '../../time.ts';
import { eraseFound } from '../erase-in-turns.ts';
import type { LeadDesk, LeadFilter, LeadRecord, Page } from '../lead-desk.ts';
import { leadStates, type LeadState } from '../lead.ts';
import { conditionOf } from './filter.ts';
import type { GroupCommit } from './group-commit.ts';
import { selectRecords, toRecord } from './rows.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';

/** The operator's side of the SQLite store. */
export class SqliteDesk implements LeadDesk {
  readonly #database: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #time: Time;
  readonly #outbox: SqliteOutbox;

  constructor(database: DatabaseSync, commits: GroupCommit, outbox: SqliteOutbox, time: Time) {
    this.#database = database;
    this.#time = time;
    this.#commits = commits;
    this.#outbox = outbox;
  }

  list(filter: LeadFilter, { limit, before }: Page): Promise<LeadRecord[]> {
    const { sql, parameters } = conditionOf(filter);
    const isNext = before === undefined ? '' : 'AND leads.id < $last';
    const rows = this.#database
      .prepare(`${selectRecords} WHERE ${sql} ${isNext} ORDER BY leads.id DESC LIMIT $limit`)
      .all({ ...parameters, ...(before !== undefined && { $last: before }), $limit: limit });
    return Promise.resolve(rows.map(toRecord));
  }

  find(id: string): Promise<LeadRecord | undefined> {
    const row = this.#database.prepare(`${selectRecords} WHERE leads.id = ?`).get(id);
    return Promise.resolve(row && toRecord(row));
  }

  idsBetween(first: string, last: string): Promise<string[]> {
    const rows = this.#database
      .prepare('SELECT id FROM leads WHERE id BETWEEN ? AND ? LIMIT 2')
      .all(first, last);
    return Promise.resolve(rows.map(({ id }) => String(id)));
  }

  counts(): Promise<Record<LeadState, number>> {
    const rows = this.#database.prepare('SELECT state, count(*) AS n FROM leads GROUP BY state');
    const known = new Map(rows.all().map(({ state, n }) => [state, Number(n)]));
    const entries = leadStates.map((state) => [state, known.get(state) ?? 0]);
    return Promise.resolve(Object.fromEntries(entries) as Record<LeadState, number>);
  }

  requeue(filter: LeadFilter): Promise<number> {
    const now = this.#time.clock.now();
    const { sql, parameters } = conditionOf(filter);
    const change = this.#database.prepare(
      `UPDATE leads SET state = 'waiting', attempts = 0, last_error = NULL, settled_at = NULL,
         notice = NULL, released_at = iif(state IN ('quarantined', 'spam'), $now, released_at)
       WHERE ${sql} AND NOT EXISTS (
         SELECT 1 FROM outbox
         WHERE outbox.id = leads.id AND outbox.lease IS NOT NULL AND outbox.due_at > $now
       )
       RETURNING id, released_at = $now AS is_released`,
    );
    return this.#commits.write(() => {
      const changed = change.all({ ...parameters, $now: now });
      for (const { id, is_released } of changed) {
        this.#outbox.putLead(String(id));
        if (is_released === 1) this.#outbox.putEvent('lead.released', String(id));
      }
      return changed.length;
    });
  }

  markSpam(filter: LeadFilter): Promise<number> {
    const { sql, parameters } = conditionOf(filter);
    return this.#change(
      `UPDATE leads SET state = 'spam', settled_at = $now
       WHERE state = 'quarantined' AND ${sql}`,
      { ...parameters, $now: this.#time.clock.now() },
    );
  }

  erase(filter: LeadFilter): Promise<number> {
    const { sql, parameters } = conditionOf(filter);
    const rows = this.#database.prepare(`SELECT seq FROM leads WHERE ${sql}`).all(parameters);
    return eraseFound(rows, this.#time, (some) =>
      this.#change(
        `DELETE FROM leads WHERE ${sql} AND seq IN (SELECT value FROM json_each($some))`,
        { ...parameters, $some: JSON.stringify(some.map(({ seq }) => seq)) },
      ),
    );
  }

  eraseDelivered(before: Date, limit: number): Promise<number> {
    return this.#change(
      `DELETE FROM leads WHERE seq IN (
         SELECT seq FROM leads WHERE state IN ('delivered', 'spam') AND settled_at < $before LIMIT $limit
       )`,
      { $before: before.getTime(), $limit: limit },
    );
  }

  #change(sql: string, parameters: Record<string, string | number | null>): Promise<number> {
    const change = this.#database.prepare(sql);
    return this.#commits.write(() => Number(change.run(parameters).changes));
  }
}
