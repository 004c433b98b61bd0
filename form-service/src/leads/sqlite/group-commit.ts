import type { DatabaseSync } from 'node:sqlite';

interface PendingWrite {
  readonly work: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How long a write waits for others that it can share a transaction with, in milliseconds. */
const patience = 20;

/**
 * Writes that arrive within one turn of the event loop share one transaction, so they share one
 * fsync: a commit for each request would allow a tenth of the requests per second.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  #pending: PendingWrite[] = [];
  #soon: NodeJS.Immediate | undefined;
  #later: NodeJS.Timeout | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Resolves with what `work` returned, once that is on disk. `work` has to be synchronous. */
  write<T>(work: () => T): Promise<T> {
    this.#soon ??= setImmediate(() => this.flush());
    return this.#add(work);
  }

  /** As `write`, for what nobody waits for: joins the next transaction, or has its own in 20 ms. */
  writeLater<T>(work: () => T): Promise<T> {
    this.#later ??= setTimeout(() => this.flush(), patience);
    return this.#add(work);
  }

  /** Commits what is pending now. All of it succeeds or all of it is rejected. */
  flush(): void {
    clearImmediate(this.#soon);
    clearTimeout(this.#later);
    this.#soon = this.#later = undefined;
    const writes = this.#pending;
    if (writes.length === 0) return;
    this.#pending = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const results = writes.map(({ work }) => work());
      this.#database.exec('COMMIT');
      writes.forEach(({ resolve }, index) => resolve(results[index]));
    } catch (error) {
      this.#rollBack();
      for (const { reject } of writes) reject(error);
    }
  }

  #add<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.push({ work, resolve: resolve as PendingWrite['resolve'], reject });
    });
  }

  #rollBack(): void {
    // A full disk or a failed write makes SQLite roll back by itself; a closed store has nothing to.
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }
}
