import type { StoreConfig } from '../config.ts';
import type { LeadStore } from './lead-store.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';

/** Opens the store that `DATABASE_URL` names, with its schema brought up to date. */
export function openStore({ DATABASE_URL }: StoreConfig): Promise<LeadStore> {
  return Promise.resolve(new SqliteStore(openDatabase(DATABASE_URL)));
}
