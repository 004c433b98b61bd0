import type { OpenDesk } from '../lead-desk.ts';
import { createPool } from './create-pool.ts';
import { migrate } from './migrations.ts';
import { PostgresDesk } from './postgres-desk.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { PostgresStore } from './postgres-store.ts';
import { transaction } from './transaction.ts';

/** What the database calls the connections of a running service. */
export const serviceName = 'form-service';

/** Brings the schema up to date, however long that takes: the timeouts are for statements of the service. */
async function migrateDatabase(url: string): Promise<void> {
  const pool = createPool({
    connectionString: url,
    application_name: `${serviceName} migration`,
    connectionTimeoutMillis: 10_000,
    max: 1,
  });
  await transaction(pool, migrate).finally(() => pool.end());
}

/** No visitor waits longer for a database that doesn't answer; in milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 8_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
};

/** Opens the database, with the newest schema, for the service. */
export async function openPostgres(
  url: string,
  tellsEvents: boolean,
  onError: (error: unknown) => void,
) {
  await migrateDatabase(url);
  const pool = createPool({
    connectionString: url,
    application_name: serviceName,
    ...timeouts,
    keepAlive: true,
  });
  pool.on('error', onError);
  const outbox = new PostgresOutbox(pool, tellsEvents);
  const store = new PostgresStore(pool, outbox);
  return {
    store,
    desk: new PostgresDesk(pool, outbox),
    close: () => store.close(),
  };
}

/** Opens the database, with the newest schema, for people. */
export async function openPostgresDesk(url: string, tellsEvents: boolean): Promise<OpenDesk> {
  await migrateDatabase(url);
  const pool = createPool({ connectionString: url, application_name: `${serviceName} leads` });
  const desk = new PostgresDesk(pool, new PostgresOutbox(pool, tellsEvents));
  return { desk, close: () => pool.end() };
}
