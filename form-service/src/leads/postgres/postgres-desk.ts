import type { Pool } from 'pg';
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
import { selectRecords, toRecord, type Row } from '../rows.ts';
import type { PostgresOutbox } from './postgres-outbox.ts';
import { transaction } from './transaction.ts';

/** The operator's side of the PostgreSQL store. */
export class PostgresDesk implements LeadDesk {
  readonly #pool: Pool;
  readonly #outbox: PostgresOutbox;

  constructor(pool: Pool, outbox: PostgresOutbox) {
    this.#pool = pool;
    this.#outbox = outbox;
  }

  async list(filter: LeadFilter, { limit, before }: Page): Promise<LeadRecord[]> {
    const { sql, values } = conditionOf(filter);
    const isNext = before === undefined ? '' : `AND leads.id < $${values.length + 2}`;
    const { rows } = await this.#pool.query<Row>(
      `${selectRecords('leads.id::text')} WHERE ${sql} ${isNext} ORDER BY leads.id DESC LIMIT $${values.length + 1}`,
      [...values, limit, ...(before === undefined ? [] : [before])],
    );
    return rows.map(toRecord);
  }

  async find(id: string): Promise<LeadRecord | undefined> {
    const [found] = await this.list({ ids: [id] }, { limit: 1 });
    return found;
  }

  async counts(): Promise<Record<LeadState, number>> {
    const { rows } = await this.#pool.query<{ state: LeadState; n: string }>(
      'SELECT state, count(*) AS n FROM leads GROUP BY state',
    );
    return countsOf(rows.map(({ state, n }) => [state, n]));
  }

  requeue(filter: LeadFilter): Promise<number> {
    const { sql, values } = conditionOf(filter);
    const change = `
      UPDATE leads SET state = ${stateUnlessTaken(`'waiting'`)}, attempts = 0,
        last_error = NULL, settled_at = NULL,
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

  follow(filter: LeadFilter, followUp: FollowUp, hand: Hand): Promise<number> {
    const { from, next, event } = followUps[followUp];
    const { sql, values } = conditionOf({ ...filter, states: from });
    const mark = `
      UPDATE leads SET state = $2, taken_at = $3, taken_by = $4, answered_at = $5, answered_by = $6,
        settled_at = coalesce(settled_at, $7)
      WHERE id = $1`;
    return transaction(this.#pool, async (client) => {
      const { rows } = await client.query<Row>(
        `${selectRecords('leads.id::text')} WHERE ${sql} FOR UPDATE OF leads`,
        [...values],
      );
      const leads = rows.map(toRecord).filter((lead) => canFollow(followUp, lead));
      for (const lead of leads) {
        const { state, taken, answered } = next(lead, hand);
        const hands = [taken?.at, taken?.by, answered?.at, answered?.by];
        await client.query(mark, [lead.id, state, ...hands, hand.at]);
      }
      await this.#outbox.putEvents(
        client,
        event,
        leads.map(({ id }) => id),
      );
      return leads.length;
    });
  }

  withdraw(id: string): Promise<boolean> {
    return transaction(this.#pool, async (client) => {
      const { rows } = await client.query<Row>(
        `${selectRecords('leads.id::text')} WHERE leads.id = $1 FOR UPDATE OF leads`,
        [id],
      );
      const [row] = rows;
      if (!row) return false;
      await client.query('DELETE FROM leads WHERE id = $1', [id]);
      if (isKnownToSales(toRecord(row), row['notice'] !== null))
        await this.#outbox.putIn(client, withdrawalOf(id));
      await this.#outbox.putEvents(client, 'lead.withdrawn', [id]);
      return true;
    });
  }

  erase(filter: LeadFilter, limit: number): Promise<number> {
    const { sql, values } = conditionOf(filter);
    return this.#change(
      `DELETE FROM leads WHERE id IN (SELECT id FROM leads WHERE ${sql} LIMIT $${values.length + 1})`,
      [...values, limit],
    );
  }

  async #change(text: string, values: readonly unknown[]): Promise<number> {
    return (await this.#pool.query(text, [...values])).rowCount ?? 0;
  }
}
