import type { OpenDesk } from '../lead-desk.ts';
import { createPool } from './create-pool.ts';
import { migrate } from './migrations.ts';
import { PostgresDesk } from './postgres-desk.ts';
import { PostgresEvents } from './postgres-events.ts';
import { PostgresNotices } from './postgres-notices.ts';
import { PostgresStore } from './postgres-store.ts';
import { transaction } from './transaction.ts';

/** No visitor waits longer for a database that doesn't answer; in milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 8_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
};

/** What the database calls the connections of a running service. */
export const serviceName = 'form-service';

/** Opens the database, with the newest schema, for the service. */
export async function openPostgres(
  url: string,
  tellsEvents: boolean,
  onError: (error: unknown) => void,
) {
  const pool = createPool({
    connectionString: url,
    application_name: serviceName,
    ...timeouts,
    keepAlive: true,
  });
  // A connection that broke while it was idle: the pool replaces it.
  pool.on('error', onError);
  await transaction(pool, migrate);
  const events = new PostgresEvents(pool, tellsEvents);
  const store = new PostgresStore(pool, events);
  return {
    store,
    desk: new PostgresDesk(pool, events),
    notices: new PostgresNotices(pool),
    close: () => store.close(),
  };
}

/** Opens the database, with the newest schema, for people. */
export async function openPostgresDesk(url: string, tellsEvents: boolean): Promise<OpenDesk> {
  const pool = createPool({ connectionString: url, application_name: `${serviceName} leads` });
  await transaction(pool, migrate);
  const desk = new PostgresDesk(pool, new PostgresEvents(pool, tellsEvents));
  return { desk, close: () => pool.end() };
}
