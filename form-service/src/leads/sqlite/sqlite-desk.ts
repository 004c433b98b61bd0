import type { DatabaseSync } from 'node:sqlite';
import { eraseBatch, eraseInTurns } from '../erase-in-turns.ts';
import type { LeadDesk, LeadFilter, LeadRecord, Page } from '../lead-desk.ts';
import { deliveryPeriod, leadStates, type LeadState } from '../lead.ts';
import { toRecord } from './rows.ts';
import type { SqliteEvents } from './sqlite-events.ts';
import { transaction } from './transaction.ts';

const matching = `($states IS NULL OR state IN (SELECT value FROM json_each($states)))
  AND ($ids IS NULL OR id IN (SELECT value FROM json_each($ids)))
  AND ($before IS NULL OR received_at < $before)`;

function parametersOf({ states, ids, receivedBefore }: LeadFilter) {
  return {
    $states: states ? JSON.stringify(states) : null,
    $ids: ids ? JSON.stringify(ids) : null,
    $before: receivedBefore?.getTime() ?? null,
  };
}

/** The operator's side of the SQLite store. Each call is one short transaction. */
export class SqliteDesk implements LeadDesk {
  readonly #database: DatabaseSync;
  readonly #events: SqliteEvents;

  constructor(database: DatabaseSync, events: SqliteEvents) {
    this.#database = database;
    this.#events = events;
  }

  list(filter: LeadFilter, { limit, before }: Page): Promise<LeadRecord[]> {
    const rows = this.#database
      .prepare(
        `SELECT * FROM leads WHERE ${matching} AND ($last IS NULL OR id < $last)
         ORDER BY id DESC LIMIT $limit`,
      )
      .all({ ...parametersOf(filter), $last: before ?? null, $limit: limit });
    return Promise.resolve(rows.map(toRecord));
  }

  find(id: string): Promise<LeadRecord | undefined> {
    const row = this.#database.prepare('SELECT * FROM leads WHERE id = ?').get(id);
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
    const now = Date.now();
    const change = this.#database.prepare(
      `UPDATE leads SET state = 'waiting', due_at = 0, deliver_until = $until, attempts = 0,
         lease = NULL, settled_at = NULL,
         released_at = iif(state IN ('quarantined', 'spam'), $now, released_at)
       WHERE ${matching} AND (lease IS NULL OR due_at <= $now)
       RETURNING id, released_at = $now AS is_released`,
    );
    return transaction(this.#database, () => {
      const parameters = { ...parametersOf(filter), $now: now, $until: now + deliveryPeriod };
      const changed = change.all(parameters);
      for (const { id, is_released } of changed) {
        if (is_released === 1) this.#events.add('lead.released', String(id));
      }
      return changed.length;
    });
  }

  markSpam(filter: LeadFilter): Promise<number> {
    return this.#change(
      `UPDATE leads SET state = 'spam', settled_at = $now
       WHERE state = 'quarantined' AND ${matching}`,
      { ...parametersOf(filter), $now: Date.now() },
    );
  }

  erase(filter: LeadFilter): Promise<number> {
    const parameters = parametersOf(filter);
    const rows = this.#database.prepare(`SELECT seq FROM leads WHERE ${matching}`).all(parameters);
    return eraseInTurns(rows, (some) =>
      this.#change(
        `DELETE FROM leads WHERE ${matching} AND seq IN (SELECT value FROM json_each($some))`,
        { ...parameters, $some: JSON.stringify(some.map(({ seq }) => seq)) },
      ),
    );
  }

  eraseDelivered(before: Date): Promise<number> {
    return this.#change(
      `DELETE FROM leads WHERE seq IN (
         SELECT seq FROM leads WHERE state IN ('delivered', 'spam') AND settled_at < $before LIMIT $limit
       )`,
      { $before: before.getTime(), $limit: eraseBatch },
    );
  }

  async takeDailyTask(task: string, day: string): Promise<boolean> {
    const change = `INSERT INTO daily_tasks (task, day) VALUES ($task, $day)
      ON CONFLICT (task) DO UPDATE SET day = excluded.day WHERE day <> excluded.day`;
    return (await this.#change(change, { $task: task, $day: day })) === 1;
  }

  #change(sql: string, parameters: Record<string, string | number | null>): Promise<number> {
    return Promise.resolve(Number(this.#database.prepare(sql).run(parameters).changes));
  }
}
