import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';

/** How long a write waits for another process to finish its own, in milliseconds. */
export const busyTimeout = 5_000;

/** `file:data/leads.db` is relative to the working directory, `file:///var/lib/leads.db` is not. */
export function sqlitePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

/** Opens the file, made with its folder where there is none yet, with the newest schema. */
export function openDatabase(url: string): DatabaseSync {
  const path = sqlitePath(url);
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyTimeout });
  // `synchronous` belongs to the connection, not to the file: left out once, a power cut after the
  // answer loses leads.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // 8 MB of pages, and a log of 16 MB before it is copied back: every lead touches a random page
  // of the keys' index, which then is written once for many leads.
  database.exec('PRAGMA cache_size = -8192; PRAGMA wal_autocheckpoint = 4096');
  migrate(database);
  return database;
}
