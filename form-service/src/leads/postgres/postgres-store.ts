import type { Pool } from 'pg';
import type { Acceptance, Backlog, LeadStore, NewLead } from '../lead-store.ts';
import { AcceptBatches } from './accept-batches.ts';
import { acceptLeads } from './accept-leads.ts';
import { PostgresDesk } from './postgres-desk.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { transaction } from './transaction.ts';

/**
 * Leads in PostgreSQL, and what is to be sent about them. Several services share it, so what is due and
 * when a lease ends is told by the database's clock alone.
 */
export class PostgresStore implements LeadStore {
  readonly outbox: PostgresOutbox;
  readonly desk: PostgresDesk;
  readonly #pool: Pool;
  readonly #batches = new AcceptBatches((leads) => this.#insert(leads));

  /** @param tellsEvents whether what becomes of leads is noted, for another system to be told */
  constructor(pool: Pool, tellsEvents: boolean) {
    this.#pool = pool;
    this.outbox = new PostgresOutbox(pool, tellsEvents);
    this.desk = new PostgresDesk(pool, this.outbox);
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return this.#batches.accept(lead);
  }

  async backlog(): Promise<Backlog> {
    const { rows } = await this.#pool.query<{
      waiting: string;
      oldest: Date | null;
      held: string;
    }>(
      `SELECT count(*) AS waiting,
         min(outbox.since) FILTER (WHERE outbox.sent_to = '{}' AND outbox.since <= now()) AS oldest,
         (SELECT count(*) FROM leads WHERE state = 'quarantined') AS held
       FROM leads JOIN outbox ON outbox.id = leads.id::text`,
    );
    const [row] = rows;
    return {
      waiting: Number(row?.waiting),
      oldestSince: row?.oldest ?? undefined,
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
      const created = leads.flatMap((lead, i) => {
        const acceptance = acceptances[i];
        return acceptance?.outcome === 'created' ? [{ ...lead, id: acceptance.id }] : [];
      });
      const { waiting = [], quarantined = [] } = Object.groupBy(created, ({ state }) => state);
      const idsOf = (some: typeof created) => some.map(({ id }) => id);
      await this.outbox.putLeads(client, waiting);
      await this.outbox.putEvents(client, 'lead.created', idsOf(waiting));
      await this.outbox.putEvents(client, 'lead.held', idsOf(quarantined));
      return acceptances;
    });
  }
}
