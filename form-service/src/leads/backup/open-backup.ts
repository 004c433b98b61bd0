import { isPostgres } from '../open-leads.ts';
import { SqliteBackup } from '../sqlite/sqlite-backup.ts';
import type { BackupStore } from './backup-store.ts';

/** The store that `DATABASE_URL` names, as something to copy and to replace. Opens nothing yet. */
export async function openBackup(databaseUrl: string): Promise<BackupStore> {
  if (!isPostgres(databaseUrl)) return new SqliteBackup(databaseUrl);
  const { PostgresBackup } = await import('../postgres/postgres-backup.ts');
  return new PostgresBackup(databaseUrl);
}
