import type { StoreConfig } from '../config.ts';
import type { HeldNotices } from './held-notices.ts';
import type { OpenDesk } from './lead-desk.ts';
import type { LeadStore } from './lead-store.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { SqliteDesk } from './sqlite/sqlite-desk.ts';
import { SqliteNotices } from './sqlite/sqlite-notices.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';

/** A lead store, opened by the service. `close` finishes what was begun. */
export interface OpenLeads extends OpenDesk {
  readonly store: LeadStore;
  readonly notices: HeldNotices;
}

export const isPostgres = (url: string) => url.startsWith('postgres');

/** Loaded where it is asked for: without it the service starts in half the time. */
const postgres = () => import('./postgres/open-postgres.ts');

/** Opens the leads that `DATABASE_URL` names, for the service. */
export async function openLeads(
  { DATABASE_URL, OUTLET_URL }: StoreConfig,
  onError: (error: unknown) => void,
): Promise<OpenLeads> {
  const tellsEvents = OUTLET_URL !== undefined;
  if (isPostgres(DATABASE_URL)) {
    return (await postgres()).openPostgres(DATABASE_URL, tellsEvents, onError);
  }
  const database = openDatabase(DATABASE_URL);
  const store = new SqliteStore(database, tellsEvents);
  return {
    store,
    desk: new SqliteDesk(database, store.events),
    notices: new SqliteNotices(database),
    close: () => store.close(),
  };
}

/** Opens the leads that `DATABASE_URL` names, for an operator beside the running service. */
export async function openDesk(config: StoreConfig): Promise<OpenDesk> {
  const { DATABASE_URL, OUTLET_URL } = config;
  if (isPostgres(DATABASE_URL)) {
    return (await postgres()).openPostgresDesk(DATABASE_URL, OUTLET_URL !== undefined);
  }
  return openLeads(config, () => undefined);
}
