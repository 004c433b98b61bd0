import type { PoolClient } from 'pg';
import type { Time } from '../../time.ts';
import type { OpenDesk } from '../lead-store.ts';
import { createPool } from './create-pool.ts';
import { checkSchema, migrate, restoreLock } from './migrations.ts';
import { PostgresStore } from './postgres-store.ts';
import { transaction } from './transaction.ts';

/** What the database calls the connections of a running service. */
export const serviceName = 'form-service';

/**
 * Brings the schema up to date, however long that takes: the timeouts are for statements of the service. Leads
 * that are being restored are waited for.
 */
async function migrateDatabase(url: string): Promise<void> {
  const pool = createPool({
    connectionString: url,
    application_name: serviceName,
    connectionTimeoutMillis: 10_000,
    // A database that is gone while this waits ends the process, which is started again.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max: 1,
  });
  const work = async (client: PoolClient) => {
    await client.query('SELECT pg_advisory_xact_lock_shared($1)', [restoreLock]);
    await migrate(client);
  };
  try {
    await transaction(pool, work);
  } finally {
    await pool.end();
  }
}

interface ServiceOptions {
  /** Whether what becomes of leads is noted, for another system to be told. */
  readonly tellsEvents: boolean;
  readonly time: Time;
  readonly onError: (error: unknown) => void;
}

/** Opens the database, with the newest schema, for the service. */
export async function openPostgres(
  url: string,
  { tellsEvents, time, onError }: ServiceOptions,
): Promise<PostgresStore> {
  await migrateDatabase(url);
  const pool = createPool({
    connectionString: url,
    application_name: serviceName,
    ...time.timing.database,
    keepAlive: true,
  });
  pool.on('error', onError);
  const store = new PostgresStore(pool, tellsEvents);
  await store.outbox.putStranded();
  return store;
}

/** Opens the database for people. A service may run on it, of another release: nothing is changed. */
export async function openPostgresDesk(url: string, tellsEvents: boolean): Promise<OpenDesk> {
  const pool = createPool({ connectionString: url, application_name: `${serviceName} leads` });
  await checkSchema(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return new PostgresStore(pool, tellsEvents);
}
