import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivate, sqlitePath } from './open-database.ts';

/** An empty file beside the store: whatever becomes of that, this one can be locked. */
const lockPath = (url: string) => `${sqlitePath(url)}-service`;

/** Tells for as long as it is open that a service runs on a store: the lock ends with the process. */
export function announceService(url: string): DatabaseSync {
  const path = lockPath(url);
  makePrivate(path);
  const presence = new DatabaseSync(path);
  presence.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
  return presence;
}

/** Whether a service has the store open at this moment. */
export function isServiceRunning(url: string): boolean {
  const path = lockPath(url);
  if (!existsSync(path)) return false;
  const presence = new DatabaseSync(path, { timeout: 0 });
  try {
    presence.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if ((error as Error).message.includes('locked')) return true;
    throw error;
  } finally {
    presence.close();
  }
}
