import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from './backup-store.ts';

/** A backup that was opened and counted when it was made: what fails that never gets such a name. */
export interface Backup {
  readonly path: string;
  readonly madeAt: Date;
  /** In bytes. */
  readonly size: number;
}

/** `leads-20261122T165413Z.db`: sorts by its time. */
const namePattern = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:db|dump)$/u;

const timestamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/gu, '');

/** A path that nothing has yet: what is made in the same second is named by the next. */
function freePath(folder: string, kind: string, time: Date, extension: string): string {
  const path = join(folder, `${kind}-${timestamp(time)}.${extension}`);
  const next = new Date(time.getTime() + 1_000);
  return existsSync(path) ? freePath(folder, kind, next, extension) : path;
}

function madeAt(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = namePattern.exec(name) ?? [];
  return year === undefined
    ? undefined
    : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The backups of a folder, the newest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const backups = names.toSorted().map(async (name) => {
    const time = madeAt(name);
    const path = join(folder, name);
    return time && { path, madeAt: time, size: (await stat(path)).size };
  });
  return (await Promise.all(backups)).filter((backup) => backup !== undefined).toReversed();
}

/** What was renamed is there after a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a backup in a folder, which is made where there is none, readable by its owner alone. Nothing is left of one
 * that failed.
 *
 * @param kind how its name begins; what a restore is about to replace is kept under another, which rotating leaves alone
 * @throws {OperatorError} when it could not be made
 */
export async function makeBackup(
  store: BackupStore,
  folder: string,
  { signal, now, kind = 'leads' }: { signal?: AbortSignal; now: Date; kind?: string },
): Promise<Backup & { readonly leads: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = freePath(folder, kind, now, store.extension);
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  try {
    const leads = await store.copy(unfinished, signal);
    await rename(unfinished, path);
    await syncFolder(folder);
    return { path, madeAt: now, leads, size: (await stat(path)).size };
  } finally {
    await rm(unfinished, { force: true });
  }
}

const day = 24 * 60 * 60 * 1000;

/** What a process that was killed left of a backup; what is younger may be on its way. */
async function eraseUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith('.part')) continue;
    if (now.getTime() - (await stat(path)).mtimeMs > day) await rm(path);
  }
}

/**
 * Erases all but the newest backups of a folder. Those whose time is still to come were made before the clock
 * was set back: they are older than all others, and stay until there are enough of those. Returns what was
 * erased.
 */
export async function rotate(folder: string, keep: number, now: Date): Promise<readonly Backup[]> {
  await eraseUnfinished(folder, now);
  const backups = await listBackups(folder);
  const strayed = backups.filter(({ madeAt }) => madeAt > now);
  const old = [...backups.slice(strayed.length), ...strayed].slice(keep);
  for (const { path } of old) await rm(path);
  return old;
}
