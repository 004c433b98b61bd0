import type { Pool } from 'pg';
import type { Time } from '../../time.ts';
import { eraseFound } from '../erase-in-turns.ts';
import type { LeadDesk, LeadFilter, LeadRecord, Page } from '../lead-desk.ts';
import { leadStates, type LeadState } from '../lead.ts';
import { conditionOf } from './filter.ts';
import type { PostgresOutbox } from './postgres-outbox.ts';
import { selectRecords, toRecord, type LeadRow } from './rows.ts';
import { transaction } from './transaction.ts';

/** The operator's side of the PostgreSQL store. */
export class PostgresDesk implements LeadDesk {
  readonly #pool: Pool;
  readonly #outbox: PostgresOutbox;
  readonly #time: Time;

  constructor(pool: Pool, outbox: PostgresOutbox, time: Time) {
    this.#pool = pool;
    this.#outbox = outbox;
    this.#time = time;
  }

  async list(filter: LeadFilter, { limit, before }: Page): Promise<LeadRecord[]> {
    const { sql, values } = conditionOf(filter);
    const isNext = before === undefined ? '' : `AND leads.id < $${values.length + 2}`;
    const { rows } = await this.#pool.query<LeadRow>(
      `${selectRecords} WHERE ${sql} ${isNext} ORDER BY leads.id DESC LIMIT $${values.length + 1}`,
      [...values, limit, ...(before === undefined ? [] : [before])],
    );
    return rows.map(toRecord);
  }

  async find(id: string): Promise<LeadRecord | undefined> {
    const [found] = await this.list({ ids: [id] }, { limit: 1 });
    return found;
  }

  async idsBetween(first: string, last: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM leads WHERE id BETWEEN $1 AND $2 LIMIT 2',
      [first, last],
    );
    return rows.map(({ id }) => id);
  }

  async counts(): Promise<Record<LeadState, number>> {
    const { rows } = await this.#pool.query<{ state: LeadState; n: string }>(
      'SELECT state, count(*) AS n FROM leads GROUP BY state',
    );
    const known = new Map(rows.map(({ state, n }) => [state, Number(n)]));
    const entries = leadStates.map((state) => [state, known.get(state) ?? 0]);
    return Object.fromEntries(entries) as Record<LeadState, number>;
  }

  requeue(filter: LeadFilter): Promise<number> {
    const { sql, values } = conditionOf(filter);
    const change = `
      UPDATE leads SET state = 'waiting', attempts = 0, last_error = NULL, settled_at = NULL,
        notice = NULL,
        released_at = CASE WHEN state IN ('quarantined', 'spam') THEN now() ELSE released_at END
      WHERE ${sql} AND NOT EXISTS (
        SELECT FROM outbox
        WHERE outbox.id = leads.id::text AND outbox.lease IS NOT NULL AND outbox.due_at > now()
      )
      RETURNING id, coalesce(released_at = now(), false) AS is_released`;
    return transaction(this.#pool, async (client) => {
      const { rows } = await client.query<{ id: string; is_released: boolean }>(change, [
        ...values,
      ]);
      const released = rows.filter(({ is_released }) => is_released).map(({ id }) => id);
      await this.#outbox.putAgain(
        client,
        rows.map(({ id }) => id),
      );
      await this.#outbox.putEvents(client, 'lead.released', released);
      return rows.length;
    });
  }

  markSpam(filter: LeadFilter): Promise<number> {
    const { sql, values } = conditionOf(filter);
    return this.#change(
      `UPDATE leads SET state = 'spam', settled_at = now() WHERE state = 'quarantined' AND ${sql}`,
      values,
    );
  }

  async erase(filter: LeadFilter): Promise<number> {
    const { sql, values } = conditionOf(filter);
    const { rows } = await this.#pool.query<{ id: string }>(`SELECT id FROM leads WHERE ${sql}`, [
      ...values,
    ]);
    return eraseFound(rows, this.#time, (some) =>
      this.#change(`DELETE FROM leads WHERE ${sql} AND id = ANY($${values.length + 1}::uuid[])`, [
        ...values,
        some.map(({ id }) => id),
      ]),
    );
  }

  eraseDelivered(before: Date, limit: number): Promise<number> {
    return this.#change(
      `DELETE FROM leads WHERE id IN (
         SELECT id FROM leads WHERE state IN ('delivered', 'spam') AND settled_at < $1 LIMIT $2
       )`,
      [before, limit],
    );
  }

  async #change(text: string, values: readonly unknown[]): Promise<number> {
    return (await this.#pool.query(text, [...values])).rowCount ?? 0;
  }
}
