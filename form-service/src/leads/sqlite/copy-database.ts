import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { busyTimeout } from './open-database.ts';

function ask(database: DatabaseSync, sql: string): unknown {
  return Object.values(database.prepare(sql).get() ?? {})[0];
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** @throws where SQLite finds anything wrong with a file */
export function checkIntegrity(database: DatabaseSync): void {
  const found = ask(database, 'PRAGMA integrity_check');
  if (found !== 'ok') throw new Error(String(found));
}

/**
 * Copies a store that may be in use into a new file that its owner alone can read, opens the copy, lets
 * SQLite check it, and counts. One statement, which sees the leads of one moment: SQLite's backup by
 * pages begins again whenever somebody else writes, so that under load it never ends.
 *
 * @returns how many leads are in the copy
 */
export function copyDatabase(path: string, target: string): number {
  if (!existsSync(path)) throw new Error('there is no store yet');
  closeSync(openSync(target, 'wx', 0o600));
  const database = new DatabaseSync(path, { timeout: busyTimeout });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  syncFile(target);
  const copy = new DatabaseSync(target, { readOnly: true });
  try {
    checkIntegrity(copy);
    return Number(ask(copy, 'SELECT count(*) FROM leads'));
  } finally {
    copy.close();
  }
}
