import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { checkSchema, migrate } from './migrations.ts';
import { OperatorError } from '../../operator-error.ts';

/** How long a write waits for another process to finish its own, in milliseconds. */
export const busyTimeout = 5_000;

/** How much of that in one piece, in which this process does nothing else. */
const busyPiece = 20;

/** `file:data/leads.db` is relative to the working directory, `file:///var/lib/leads.db` is not. */
export function sqlitePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

/** Sees to it that there is a file, with its folder, and that its owner alone can read it. */
export function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
  const { mode, uid } = statSync(path);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, 0o600);
}

function open(path: string, prepare: (database: DatabaseSync) => void): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeout });
  // `synchronous` belongs to the connection, not to the file: left out once, a power cut after the
  // answer loses leads.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // 8 MB of pages, and a log of 16 MB before it is copied back: every lead touches a random page
  // of the keys' index, which then is written once for many leads.
  database.exec('PRAGMA cache_size = -8192; PRAGMA wal_autocheckpoint = 4096');
  prepare(database);
  // From here on the rest of it is waited for in between (group-commit.ts).
  database.exec(`PRAGMA busy_timeout = ${busyPiece}`);
  return database;
}

/** @throws {OperatorError} when pages of the file are damaged: leads would be taken that can't be read again */
function checkPages(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (found !== 'ok') throw new Error(`it is damaged (${String(found)}): restore a backup`);
}

/**
 * What `statfs` calls file systems that Docker Desktop, or a network, puts between a process and the disk: SQLite's
 * log in shared memory doesn't hold there (https://www.sqlite.org/wal.html, "Disadvantages").
 */
const unsafeFileSystems = new Map([
  [0x65735546, 'FUSE'],
  [0x01021997, '9p'],
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

/** The name of the file system that a store is on, where leads can be lost on it. */
export const unsafeFileSystem = (
  url: string,
  { type }: { readonly type: number } = statfsSync(dirname(sqlitePath(url))),
) => unsafeFileSystems.get(type);

/** Opens the file for the service, made with its folder where there is none yet, with the newest schema. */
export function openDatabase(url: string): DatabaseSync {
  const path = sqlitePath(url);
  makePrivate(path);
  // SQLite gives those that it makes the rights of the first.
  for (const beside of [`${path}-wal`, `${path}-shm`]) if (existsSync(beside)) makePrivate(beside);
  const database = open(path, migrate);
  checkPages(database);
  return database;
}

/** Opens a file that is there. A service may run on it, of another release: nothing is changed. */
export function openExisting(url: string): DatabaseSync {
  const path = sqlitePath(url);
  if (!existsSync(path))
    throw new OperatorError(`DATABASE_URL names ${path}: there is no store yet`);
  return open(path, checkSchema);
}

/** The file that a connection has open, as against the one that is at its path by now. */
export class OpenFile {
  readonly #path: string;
  readonly #opened: { readonly dev: number; readonly ino: number };

  constructor(database: DatabaseSync) {
    this.#path = database.location() ?? '';
    this.#opened = statSync(this.#path);
  }

  /** @throws {OperatorError} when it was deleted or exchanged: what is written to it would be gone with it */
  check(): void {
    const { dev, ino } = statSync(this.#path, { throwIfNoEntry: false }) ?? {};
    if (dev === this.#opened.dev && ino === this.#opened.ino) return;
    throw new OperatorError(`${this.#path} was deleted or exchanged: start the service again`);
  }
}
