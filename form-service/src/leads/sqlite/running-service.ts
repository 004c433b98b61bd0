import { DatabaseSync } from 'node:sqlite';
import { makePrivate, sqlitePath } from './open-database.ts';
import { OperatorError } from '../../operator-error.ts';

/** Locks an empty file beside the store, whatever becomes of that; `undefined` where others are in the way. */
function lock(url: string, statement: string): DatabaseSync | undefined {
  const path = `${sqlitePath(url)}-service`;
  makePrivate(path);
  const presence = new DatabaseSync(path, { timeout: 0 });
  try {
    presence.exec(statement);
    return presence;
  } catch (error) {
    presence.close();
    if ((error as Error).message.includes('locked')) return undefined;
    throw error;
  }
}

/**
 * Tells for as long as it is open that a service runs on a store: the lock ends with the process.
 *
 * @throws {OperatorError} while the store is being replaced
 */
export function announceService(url: string): DatabaseSync {
  const presence = lock(url, 'BEGIN; SELECT count(*) FROM sqlite_schema');
  if (presence) return presence;
  throw new OperatorError('Leads are being restored: start the service when that is done');
}

/** Keeps services from starting on a store, for as long as it is open; `undefined` where one runs. */
export const keepServicesOut = (url: string) => lock(url, 'BEGIN EXCLUSIVE');
