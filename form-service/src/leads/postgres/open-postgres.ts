import type { OpenLeads } from '../open-leads.ts';
import { createPool } from './create-pool.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { migrate } from './migrations.ts';
import { PostgresDesk } from './postgres-desk.ts';
import { PostgresStore } from './postgres-store.ts';
import { transaction } from './transaction.ts';

/** How often leads without a job are looked for, in milliseconds. */
const sweepInterval = 5_000;

/** No visitor waits longer for a database that doesn't answer; in milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 8_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
};

/** Opens the database and its queue, with the newest schema of both. */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
): Promise<OpenLeads> {
  const pool = createPool({
    connectionString: url,
    application_name: 'form-service',
    ...timeouts,
    keepAlive: true,
  });
  // A connection that broke while it was idle: the pool replaces it.
  pool.on('error', onError);
  const queue = await transaction(pool, async (client) => {
    await migrate(client);
    // Under the same lock: of several pg-boss that make their schema at once, all but one fail.
    return DeliveryQueue.open(pool, onError);
  });
  const store = new PostgresStore(pool, queue);
  const sweeping = setInterval(() => void store.sweep().catch(onError), sweepInterval);
  return {
    store,
    desk: new PostgresDesk(pool),
    close: async () => {
      clearInterval(sweeping);
      await store.close();
      await pool.end();
    },
  };
}

/** Opens the database for people: without a queue of its own, and with the newest schema. */
export async function openPostgresDesk(url: string): Promise<Omit<OpenLeads, 'store'>> {
  const pool = createPool({ connectionString: url, application_name: 'form-service leads' });
  await transaction(pool, migrate);
  return { desk: new PostgresDesk(pool), close: () => pool.end() };
}
