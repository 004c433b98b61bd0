import type { StoreConfig } from '../config.ts';
import type { LeadDesk } from './lead-desk.ts';
import type { LeadStore } from './lead-store.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { SqliteDesk } from './sqlite/sqlite-desk.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';

export interface OpenLeads {
  readonly store: LeadStore;
  readonly desk: LeadDesk;
  /** Finishes what was begun, then lets go of the database. */
  readonly close: () => Promise<void>;
}

const isPostgres = (url: string) => url.startsWith('postgres');

/** Loaded where it is asked for: without it the service starts in half the time. */
const postgres = () => import('./postgres/open-postgres.ts');

/** Opens the leads that `DATABASE_URL` names, for the service. */
export async function openLeads(
  { DATABASE_URL }: StoreConfig,
  onError: (error: unknown) => void,
): Promise<OpenLeads> {
  if (isPostgres(DATABASE_URL)) return (await postgres()).openPostgres(DATABASE_URL, onError);
  const database = openDatabase(DATABASE_URL);
  const store = new SqliteStore(database);
  return { store, desk: new SqliteDesk(database), close: () => store.close() };
}

/** Opens the leads that `DATABASE_URL` names, for an operator beside the running service. */
export async function openDesk({ DATABASE_URL }: StoreConfig): Promise<Omit<OpenLeads, 'store'>> {
  if (isPostgres(DATABASE_URL)) return (await postgres()).openPostgresDesk(DATABASE_URL);
  const database = openDatabase(DATABASE_URL);
  return {
    desk: new SqliteDesk(database),
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}
