import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Acceptance, Backlog, LeadStore, NewLead, Settlement } from '../lead-store.ts';
import type { ClaimedLead } from '../lead.ts';
import { AcceptBatches } from './accept-batches.ts';
import { acceptLeads } from './accept-leads.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { toLead, type LeadRow } from './rows.ts';
import { settlementStatement } from './settlement-statement.ts';
import { transaction } from './transaction.ts';

/** Leads that the sweep looks at, those that are overdue longest first. */
const sweepBatch = 1_000;

/**
 * Leads in PostgreSQL, with pg-boss as the queue. A lead and its job are written in one transaction,
 * and the lead's row is the truth: a job without a waiting lead is removed, a lead without a job gets
 * one. Times are the database's, as several services share it.
 */
export class PostgresStore implements LeadStore {
  readonly #pool: Pool;
  readonly #queue: DeliveryQueue;
  readonly #batches = new AcceptBatches((leads) => this.#insert(leads));

  constructor(pool: Pool, queue: DeliveryQueue) {
    this.#pool = pool;
    this.#queue = queue;
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return this.#batches.accept(lead);
  }

  claim(limit: number, leaseMilliseconds: number): Promise<ClaimedLead[]> {
    return transaction(this.#pool, async (client) => {
      const ids = await this.#queue.take(client, limit);
      if (ids.length === 0) return [];
      const lease = randomUUID();
      const { rows } = await client.query<LeadRow>(
        `UPDATE leads SET lease = $1, due_at = now() + $2 * interval '1 millisecond'
         WHERE id = ANY($3) AND state = 'waiting' AND due_at <= now() RETURNING *`,
        [lease, leaseMilliseconds, ids],
      );
      const claimed = new Set(rows.map(({ id }) => id));
      await this.#queue.remove(
        client,
        ids.filter((id) => !claimed.has(id)),
      );
      return rows.map((row) => ({ ...toLead(row), lease }));
    });
  }

  async settle({ id, lease }: ClaimedLead, settlement: Settlement): Promise<void> {
    const { text, values } = settlementStatement(settlement);
    await transaction(this.#pool, async (client) => {
      const { rowCount } = await client.query(text, [id, lease, ...values]);
      if (rowCount === 0) return;
      await this.#queue.remove(client, [id]);
      if (settlement.outcome === 'retry') await this.#queue.add(client, [id], settlement.dueAt);
      if (settlement.outcome === 'release') await this.#queue.add(client, [id]);
    });
  }

  async backlog(): Promise<Backlog> {
    const { rows } = await this.#pool.query<{ waiting: string; oldest: Date | null }>(
      `SELECT count(*) AS waiting, min(received_at) AS oldest FROM leads WHERE state = 'waiting'`,
    );
    return { waiting: Number(rows[0]?.waiting), oldestReceivedAt: rows[0]?.oldest ?? undefined };
  }

  async check(): Promise<void> {
    await transaction(this.#pool, async (client) => {
      await client.query(
        `INSERT INTO daily_tasks (task, day) VALUES ('check', now()::text)
         ON CONFLICT (task) DO UPDATE SET day = excluded.day`,
      );
      // A lead is kept together with its job: without the queue none can be.
      await this.#queue.check(client);
    });
  }

  /**
   * Gives every overdue lead a job that can be taken: its lease is over, it was put in line by hand,
   * or its job was lost.
   */
  async sweep(): Promise<void> {
    await transaction(this.#pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM leads WHERE state = 'waiting' AND due_at <= now()
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
        [sweepBatch],
      );
      const ids = rows.map(({ id }) => id);
      await this.#queue.removeTaken(client, ids);
      await this.#queue.add(client, ids);
    });
  }

  async close(): Promise<void> {
    await this.#batches.settled();
    await this.#queue.close();
  }

  async #insert(leads: NewLead[]): Promise<Acceptance[]> {
    return transaction(this.#pool, async (client: PoolClient) => {
      const acceptances = await acceptLeads(client, leads);
      const toSend = acceptances.flatMap((acceptance, i) =>
        acceptance.outcome === 'created' && leads[i]?.state === 'waiting' ? [acceptance.id] : [],
      );
      await this.#queue.add(client, toSend);
      return acceptances;
    });
  }
}
