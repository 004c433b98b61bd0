import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { busyTimeout } from './open-database.ts';

function ask(database: DatabaseSync, sql: string, ...values: number[]): unknown {
  return Object.values(database.prepare(sql).get(...values) ?? {})[0];
}

const upTo = (database: DatabaseSync, seq: number) =>
  Number(ask(database, 'SELECT count(*) FROM leads WHERE seq <= ?', seq));

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
    // Of the leads that are there by now, some may be erased while copying; no other can join them.
    const last = Number(ask(database, 'SELECT max(seq) FROM leads'));
    const most = upTo(database, last);
    database.prepare('VACUUM INTO ?').run(target);
    const least = upTo(database, last);
    syncFile(target);
    return count(target, last, { most, least });
  } finally {
    database.close();
  }
}

function count(copy: string, last: number, { most, least }: { most: number; least: number }) {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    checkIntegrity(database);
    const found = upTo(database, last);
    if (found > most || found < least) {
      throw new Error(`the copy has ${found} leads where there were ${most}`);
    }
    return Number(ask(database, 'SELECT count(*) FROM leads'));
  } finally {
    database.close();
  }
}
