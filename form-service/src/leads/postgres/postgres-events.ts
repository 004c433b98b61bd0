import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { ClaimedEvent, EventQueue, EventType } from '../events.ts';
import { deliveryPeriod, longestWait } from '../lead.ts';
import type { Settlement } from '../queue.ts';
import { claimStatement } from './claim-statement.ts';
import { toRecord, type LeadRow } from './rows.ts';

interface EventRow {
  readonly id: string;
  readonly type: EventType;
  readonly lead_id: string | null;
  readonly occurred_at: Date;
  readonly attempts: number;
  readonly deliver_until: Date;
}

const add = `
  INSERT INTO events (id, type, lead_id, occurred_at, due_at, deliver_until)
  SELECT gen_random_uuid(), $1, lead_id, now(), 'epoch', now() + $3 * interval '1 millisecond'
  FROM unnest($2::uuid[]) AS lead_id`;

const claimDue = claimStatement('events', { order: 'seq' });

const held = 'WHERE id = $1 AND lease = $2';

const retry = `
  UPDATE events SET attempts = attempts + 1, lease = NULL,
    due_at = now() + $3 * interval '1 millisecond' ${held}`;

/** The events of the PostgreSQL store: a row each, until it is told or given up. */
export class PostgresEvents implements EventQueue {
  readonly #pool: Pool;
  readonly #isTold: boolean;

  /** @param isTold whether there is anybody to tell: where there isn't, nothing is written */
  constructor(pool: Pool, isTold: boolean) {
    this.#pool = pool;
    this.#isTold = isTold;
  }

  /** Adds an event for each of the leads, as part of the client's transaction. */
  async add(
    client: Pick<PoolClient, 'query'>,
    type: EventType,
    leadIds: readonly (string | null)[],
  ): Promise<void> {
    if (this.#isTold && leadIds.length > 0) {
      await client.query(add, [type, leadIds, deliveryPeriod]);
    }
  }

  announce(type: EventType): Promise<void> {
    return this.add(this.#pool, type, [null]);
  }

  async claim(limit: number, leaseMilliseconds: number): Promise<ClaimedEvent[]> {
    const lease = randomUUID();
    const values = [limit, lease, leaseMilliseconds, longestWait];
    const { rows } = await this.#pool.query<EventRow>(claimDue, values);
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.lead_id);
    const leads = await this.#pool.query<LeadRow>('SELECT * FROM leads WHERE id = ANY($1)', [ids]);
    const byId = new Map(leads.rows.map((row) => [row.id, toRecord(row)]));
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      occurredAt: row.occurred_at,
      lead: byId.get(row.lead_id ?? ''),
      attempts: row.attempts,
      deliverUntil: row.deliver_until,
      lease,
    }));
  }

  async settle({ id, lease }: ClaimedEvent, settlement: Settlement): Promise<void> {
    switch (settlement.outcome) {
      case 'delivered':
      case 'failed':
        await this.#pool.query(`DELETE FROM events ${held}`, [id, lease]);
        return;
      case 'retry':
        await this.#pool.query(retry, [id, lease, settlement.delay]);
        return;
      case 'release':
        await this.#pool.query(`UPDATE events SET lease = NULL, due_at = 'epoch' ${held}`, [
          id,
          lease,
        ]);
    }
  }

  async waiting(): Promise<number> {
    const { rows } = await this.#pool.query<{ n: string }>('SELECT count(*) AS n FROM events');
    return Number(rows[0]?.n);
  }
}
