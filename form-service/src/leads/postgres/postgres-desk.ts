import type { Pool } from 'pg';
import { eraseBatch, type LeadDesk, type LeadFilter, type LeadRecord } from '../lead-desk.ts';
import type { Page } from '../lead-desk.ts';
import { deliveryPeriod, leadStates, type LeadState } from '../lead.ts';
import { toLead, type LeadRow } from './rows.ts';

const matching = `($1::text[] IS NULL OR state = ANY($1))
  AND ($2::text[] IS NULL OR id::text = ANY($2))
  AND ($3::timestamptz IS NULL OR received_at < $3)`;

function parametersOf({ states, ids, receivedBefore }: LeadFilter) {
  return [states ?? null, ids ?? null, receivedBefore ?? null];
}

/** The operator's side of the PostgreSQL store. */
export class PostgresDesk implements LeadDesk {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async list(filter: LeadFilter, { limit, before }: Page): Promise<LeadRecord[]> {
    const { rows } = await this.#pool.query<LeadRow>(
      `SELECT * FROM leads WHERE ${matching} AND ($4::uuid IS NULL OR id < $4)
       ORDER BY id DESC LIMIT $5`,
      [...parametersOf(filter), before ?? null, limit],
    );
    return rows.map(toRecord);
  }

  async counts(): Promise<Record<LeadState, number>> {
    const { rows } = await this.#pool.query<{ state: LeadState; n: string }>(
      'SELECT state, count(*) AS n FROM leads GROUP BY state',
    );
    const known = new Map(rows.map(({ state, n }) => [state, Number(n)]));
    const entries = leadStates.map((state) => [state, known.get(state) ?? 0]);
    return Object.fromEntries(entries) as Record<LeadState, number>;
  }

  /** The service's sweep adds the jobs, within seconds. */
  requeue(filter: LeadFilter): Promise<number> {
    return this.#change(
      `UPDATE leads SET state = 'waiting', due_at = now(), attempts = 0, lease = NULL,
         settled_at = NULL, deliver_until = now() + $4 * interval '1 millisecond'
       WHERE ${matching}`,
      [...parametersOf(filter), deliveryPeriod],
    );
  }

  erase(filter: LeadFilter): Promise<number> {
    return this.#change(`DELETE FROM leads WHERE ${matching}`, parametersOf(filter));
  }

  eraseDelivered(before: Date): Promise<number> {
    return this.#change(
      `DELETE FROM leads WHERE id IN (
         SELECT id FROM leads WHERE state = 'delivered' AND settled_at < $1 LIMIT $2
       )`,
      [before, eraseBatch],
    );
  }

  async takeDailyTask(task: string, day: string): Promise<boolean> {
    const change = `INSERT INTO daily_tasks (task, day) VALUES ($1, $2)
      ON CONFLICT (task) DO UPDATE SET day = excluded.day WHERE daily_tasks.day <> excluded.day`;
    return (await this.#change(change, [task, day])) === 1;
  }

  async #change(text: string, values: unknown[]): Promise<number> {
    return (await this.#pool.query(text, values)).rowCount ?? 0;
  }
}

function toRecord(row: LeadRow): LeadRecord {
  return {
    ...toLead(row),
    state: row.state,
    score: row.score,
    signals: row.signals,
    dueAt: row.due_at,
    lastError: row.last_error ?? undefined,
    settledAt: row.settled_at ?? undefined,
  };
}
