import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { eraseBatch, type LeadDesk, type LeadFilter, type LeadRecord } from '../lead-desk.ts';
import type { Page } from '../lead-desk.ts';
import { deliveryPeriod, leadStates, type LeadState } from '../lead.ts';
import { toLead } from './rows.ts';

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

  constructor(database: DatabaseSync) {
    this.#database = database;
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

  counts(): Promise<Record<LeadState, number>> {
    const rows = this.#database.prepare('SELECT state, count(*) AS n FROM leads GROUP BY state');
    const known = new Map(rows.all().map(({ state, n }) => [state, Number(n)]));
    const entries = leadStates.map((state) => [state, known.get(state) ?? 0]);
    return Promise.resolve(Object.fromEntries(entries) as Record<LeadState, number>);
  }

  requeue(filter: LeadFilter): Promise<number> {
    const now = Date.now();
    return this.#change(
      `UPDATE leads SET state = 'waiting', due_at = $now, deliver_until = $until, attempts = 0,
         lease = NULL, settled_at = NULL
       WHERE ${matching}`,
      { ...parametersOf(filter), $now: now, $until: now + deliveryPeriod },
    );
  }

  erase(filter: LeadFilter): Promise<number> {
    return this.#change(`DELETE FROM leads WHERE ${matching}`, parametersOf(filter));
  }

  eraseDelivered(before: Date): Promise<number> {
    return this.#change(
      `DELETE FROM leads WHERE seq IN (
         SELECT seq FROM leads WHERE state = 'delivered' AND settled_at < $before LIMIT $limit
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

function toRecord(row: Record<string, SQLOutputValue>): LeadRecord {
  const settledAt = row['settled_at'];
  const lastError = row['last_error'];
  return {
    ...toLead(row),
    state: row['state'] as LeadState,
    score: Number(row['score']),
    signals: JSON.parse(String(row['signals'])) as string[],
    dueAt: new Date(Number(row['due_at'])),
    lastError: typeof lastError === 'string' ? lastError : undefined,
    settledAt: typeof settledAt === 'number' ? new Date(settledAt) : undefined,
  };
}
