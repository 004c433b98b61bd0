import type { Config } from '../config.ts';
import type { Time } from '../time.ts';
import type { LeadStore, OpenDesk } from './lead-store.ts';
import {
  openDatabase,
  openExisting,
  sqlitePath,
  unsafeFileSystem,
} from './sqlite/open-database.ts';
import { Reserve } from './sqlite/reserve.ts';
import { announceService } from './sqlite/running-service.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import { opening } from './store-error.ts';

type StoreConfig = Pick<Config, 'DATABASE_URL' | 'OUTLET_URL'>;

export const isPostgres = (url: string) => url.startsWith('postgres');

/** Loaded where it is asked for: without it the service starts in half the time. */
const postgres = () => import('./postgres/open-postgres.ts');

/**
 * Opens the leads that `DATABASE_URL` names, for the service.
 *
 * @throws {OperatorError} when that can't be done
 */
export function openLeads(
  { DATABASE_URL, OUTLET_URL }: StoreConfig,
  time: Time,
  onError: (error: unknown) => void,
): Promise<LeadStore> {
  const tellsEvents = OUTLET_URL !== undefined;
  return opening(async () => {
    if (isPostgres(DATABASE_URL)) {
      return (await postgres()).openPostgres(DATABASE_URL, { tellsEvents, time, onError });
    }
    const presence = announceService(DATABASE_URL);
    const database = openDatabase(DATABASE_URL);
    const unsafe = unsafeFileSystem(DATABASE_URL);
    if (unsafe !== undefined)
      onError(new Error(`DATABASE_URL is on ${unsafe}, where SQLite can lose leads: use a volume`));
    const reserve = new Reserve(`${sqlitePath(DATABASE_URL)}-reserve`, time);
    const store = new SqliteStore(database, time, { tellsEvents, reserve, presence });
    await store.mend();
    return store;
  });
}

/**
 * Opens the leads that `DATABASE_URL` names, for an operator beside the running service.
 *
 * @throws {OperatorError} when that can't be done, or there is no store
 */
export function openDesk({ DATABASE_URL, OUTLET_URL }: StoreConfig, time: Time): Promise<OpenDesk> {
  const tellsEvents = OUTLET_URL !== undefined;
  return opening(async () => {
    if (isPostgres(DATABASE_URL)) {
      return (await postgres()).openPostgresDesk(DATABASE_URL, tellsEvents);
    }
    return new SqliteStore(openExisting(DATABASE_URL), time, { tellsEvents });
  });
}
