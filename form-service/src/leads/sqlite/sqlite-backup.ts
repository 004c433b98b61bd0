import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { summaryOf, beginAnew, type BackupStore, type Contents } from '../backup/backup-store.ts';
import { checkIntegrity } from './copy-database.ts';
import { schemaVersion } from './migrations.ts';
import { openDatabase, sqlitePath } from './open-database.ts';
import { keepServicesOut } from './running-service.ts';
import { OperatorError } from '../../operator-error.ts';

/** More pages than any store has: copied in one step, under one lock. */
const allPages = 2 ** 30;

/** @throws {OperatorError} that tells what failed, and why */
const failWith = (what: string) => (error: unknown) => {
  throw new OperatorError(`${what}: ${error instanceof Error ? error.message : String(error)}`);
};

function contentsOf(path: string): Contents {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    checkIntegrity(database);
    const schema = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    const rows = database.prepare('SELECT id, received_at, state, request FROM leads ORDER BY seq');
    return { schema, leads: rows.all().map(summaryOf) };
  } finally {
    database.close();
  }
}

/** The file of a SQLite store. */
export class SqliteBackup implements BackupStore {
  readonly extension = 'db';
  readonly schema = schemaVersion;
  readonly #url: string;
  readonly #path: string;

  constructor(url: string) {
    this.#url = url;
    this.#path = sqlitePath(url);
  }

  async copy(target: string, signal?: AbortSignal): Promise<number> {
    const thread = new Worker(new URL('./copy-thread.ts', import.meta.url), {
      workerData: { path: this.#path, target },
    });
    const copied = once(thread, 'message', { ...(signal && { signal }) }) as Promise<[number]>;
    try {
      const [leads] = await copied.catch(failWith('The leads could not be copied'));
      return leads;
    } finally {
      await thread.terminate();
    }
  }

  read(path: string): Promise<Contents> {
    return Promise.try(contentsOf, path).catch(failWith(`${path} can't be used as a backup`));
  }

  present(): Promise<Contents | undefined> {
    const read = () => (existsSync(this.#path) ? contentsOf(this.#path) : undefined);
    return Promise.try(read).catch(failWith("The present store can't be read"));
  }

  async lock(): Promise<(() => void) | undefined> {
    const presence = await Promise.try(keepServicesOut, this.#url).catch(
      failWith("The present store can't be locked"),
    );
    return presence && (() => presence.close());
  }

  async replace(path: string): Promise<void> {
    mkdirSync(dirname(this.#path), { recursive: true });
    const source = new DatabaseSync(path, { readOnly: true });
    await backup(source, this.#path, { rate: allPages })
      .catch(failWith('Nothing was restored'))
      .finally(() => source.close());
    const restored = openDatabase(this.#url);
    restored.exec(beginAnew);
    restored.close();
  }

  setAside(now: Date): string {
    const aside = `${this.#path}.broken-${now.getTime()}`;
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(this.#path + end)) renameSync(this.#path + end, aside + end);
    }
    return aside;
  }
}
