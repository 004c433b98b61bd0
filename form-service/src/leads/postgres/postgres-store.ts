import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Acceptance, Backlog, LeadStore, NewLead } from '../lead-store.ts';
import { longestWait, type ClaimedLead } from '../lead.ts';
import type { Settlement } from '../queue.ts';
import { AcceptBatches } from './accept-batches.ts';
import { acceptLeads } from './accept-leads.ts';
import { claimStatement } from './claim-statement.ts';
import type { PostgresEvents } from './postgres-events.ts';
import { toLead, type LeadRow } from './rows.ts';
import { settlementStatement } from './settlement-statement.ts';
import { transaction } from './transaction.ts';

const claimDue = claimStatement('leads', { where: "state = 'waiting'", order: 'received_at' });

/**
 * Leads in PostgreSQL, the truth and the queue in the same row, as in SQLite. Several services share
 * it, so what is due and when a lease ends is told by the database's clock alone.
 */
export class PostgresStore implements LeadStore {
  readonly events: PostgresEvents;
  readonly #pool: Pool;
  readonly #batches = new AcceptBatches((leads) => this.#insert(leads));

  constructor(pool: Pool, events: PostgresEvents) {
    this.#pool = pool;
    this.events = events;
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return this.#batches.accept(lead);
  }

  async claim(limit: number, leaseMilliseconds: number): Promise<ClaimedLead[]> {
    const lease = randomUUID();
    const values = [limit, lease, leaseMilliseconds, longestWait];
    const { rows } = await this.#pool.query<LeadRow>(claimDue, values);
    return rows.map((row) => ({ ...toLead(row), lease }));
  }

  async settle({ id, lease }: ClaimedLead, settlement: Settlement): Promise<void> {
    const { text, values } = settlementStatement(settlement);
    if (settlement.outcome !== 'failed') {
      await this.#pool.query(text, [id, lease, ...values]);
      return;
    }
    await transaction(this.#pool, async (client) => {
      const { rowCount } = await client.query(text, [id, lease, ...values]);
      if (rowCount === 1) await this.events.add(client, 'lead.failed', [id]);
    });
  }

  async backlog(): Promise<Backlog> {
    const { rows } = await this.#pool.query<{
      waiting: string;
      oldest: Date | null;
      held: string;
    }>(
      `SELECT count(*) AS waiting, min(received_at) AS oldest,
         (SELECT count(*) FROM leads WHERE state = 'quarantined') AS held
       FROM leads WHERE state = 'waiting'`,
    );
    const [row] = rows;
    return {
      waiting: Number(row?.waiting),
      oldestReceivedAt: row?.oldest ?? undefined,
      held: Number(row?.held),
    };
  }

  async check(): Promise<void> {
    await this.#pool.query(
      `INSERT INTO daily_tasks (task, day) VALUES ('check', now()::text)
       ON CONFLICT (task) DO UPDATE SET day = excluded.day`,
    );
  }

  async close(): Promise<void> {
    await this.#batches.settled();
    await this.#pool.end();
  }

  #insert(leads: NewLead[]): Promise<Acceptance[]> {
    return transaction(this.#pool, async (client) => {
      const acceptances = await acceptLeads(client, leads);
      const created = (state: NewLead['state']) =>
        acceptances.flatMap((acceptance, i) =>
          acceptance.outcome === 'created' && leads[i]?.state === state ? [acceptance.id] : [],
        );
      await this.events.add(client, 'lead.created', created('waiting'));
      await this.events.add(client, 'lead.held', created('quarantined'));
      return acceptances;
    });
  }
}
