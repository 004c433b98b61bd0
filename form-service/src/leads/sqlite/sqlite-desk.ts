import type { DatabaseSync } from 'node:sqlite';
import type { Time } from '../../time.ts';
import {
  countsOf,
  type LeadDesk,
  type LeadFilter,
  type LeadRecord,
  type Page,
} from '../lead-desk.ts';
import { canFollow, followUps, isKnownToSales, withdrawalOf } from '../follow-up.ts';
import type { FollowUp, Hand, LeadState } from '../lead.ts';
import { conditionOf } from './filter.ts';
import { stateUnlessTaken } from '../filter.ts';
import { selectRecords, toRecord } from '../rows.ts';
import type { GroupCommit } from './group-commit.ts';
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
    const { sql, values } = conditionOf(filter);
    const isNext = before === undefined ? '' : 'AND leads.id < ?';
    const rows = this.#database
      .prepare(`${selectRecords('leads.id')} WHERE ${sql} ${isNext} ORDER BY leads.id DESC LIMIT ?`)
      .all(...values, ...(before === undefined ? [] : [before]), limit);
    return Promise.resolve(rows.map(toRecord));
  }

  async find(id: string): Promise<LeadRecord | undefined> {
    const [found] = await this.list({ ids: [id] }, { limit: 1 });
    return found;
  }

  counts(): Promise<Record<LeadState, number>> {
    const rows = this.#database.prepare('SELECT state, count(*) AS n FROM leads GROUP BY state');
    return Promise.resolve(countsOf(rows.all().map(({ state, n }) => [state, n])));
  }

  requeue(filter: LeadFilter): Promise<number> {
    const now = this.#time.clock.now();
    const { sql, values } = conditionOf(filter);
    const change = this.#database.prepare(
      `UPDATE leads SET state = ${stateUnlessTaken(`'waiting'`)}, attempts = 0,
        last_error = NULL, settled_at = NULL,
         notice = NULL, released_at = iif(state IN ('quarantined', 'spam'), ?, released_at)
       WHERE ${sql} AND NOT EXISTS (
         SELECT 1 FROM outbox
         WHERE outbox.id = leads.id AND outbox.lease IS NOT NULL AND outbox.due_at > ?
       )
       RETURNING id, released_at = ? AS is_released`,
    );
    return this.#commits.write(() => {
      const changed = change.all(now, ...values, now, now);
      for (const { id, is_released } of changed) {
        this.#outbox.putLead(String(id));
        if (is_released === 1) this.#outbox.putEvent('lead.released', String(id));
      }
      return changed.length;
    });
  }

  markSpam(filter: LeadFilter): Promise<number> {
    const { sql, values } = conditionOf(filter);
    return this.#change(
      `UPDATE leads SET state = 'spam', settled_at = ? WHERE state = 'quarantined' AND ${sql}`,
      [this.#time.clock.now(), ...values],
    );
  }

  follow(filter: LeadFilter, followUp: FollowUp, hand: Hand): Promise<number> {
    const { from, next, event } = followUps[followUp];
    const { sql, values } = conditionOf({ ...filter, states: from });
    const find = this.#database.prepare(`${selectRecords('leads.id')} WHERE ${sql}`);
    const mark = this.#database.prepare(
      `UPDATE leads SET state = ?, taken_at = ?, taken_by = ?, answered_at = ?, answered_by = ?,
         settled_at = coalesce(settled_at, ?)
       WHERE id = ?`,
    );
    return this.#commits.write(() => {
      const leads = find
        .all(...values)
        .map(toRecord)
        .filter((lead) => canFollow(followUp, lead));
      for (const lead of leads) {
        const { state, taken, answered } = next(lead, hand);
        const hands = [taken, answered].flatMap((one) => [
          one?.at.getTime() ?? null,
          one?.by ?? null,
        ]);
        mark.run(state, ...hands, hand.at.getTime(), lead.id);
        this.#outbox.putEvent(event, lead.id);
      }
      return leads.length;
    });
  }

  withdraw(id: string): Promise<boolean> {
    const find = this.#database.prepare(`${selectRecords('leads.id')} WHERE leads.id = ?`);
    const erase = this.#database.prepare('DELETE FROM leads WHERE id = ?');
    return this.#commits.write(() => {
      const row = find.get(id);
      if (!row) return false;
      erase.run(id);
      if (isKnownToSales(toRecord(row), row['notice'] !== null)) this.#outbox.put(withdrawalOf(id));
      this.#outbox.putEvent('lead.withdrawn', id);
      return true;
    });
  }

  erase(filter: LeadFilter, limit: number): Promise<number> {
    const { sql, values } = conditionOf(filter);
    return this.#change(
      `DELETE FROM leads WHERE seq IN (SELECT seq FROM leads WHERE ${sql} LIMIT ?)`,
      [...values, limit],
    );
  }

  #change(sql: string, values: readonly (string | number)[]): Promise<number> {
    const change = this.#database.prepare(sql);
    return this.#commits.write(() => Number(change.run(...values).changes));
  }
}
