import type { DatabaseSync } from 'node:sqlite';
import { pause, type Time } from '../../time.ts';
import type { OpenFile } from './open-database.ts';
import type { Reserve } from './reserve.ts';

interface PendingWrite {
  readonly work: () => unknown;
  /** It adds to the store: on a full disk it is refused, and the others use what room is left. */
  readonly isNew: boolean;
  readonly since: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** SQLite's code of an error, without its kind. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** SQLITE_FULL, and SQLITE_IOERR with all its kinds: a file that may not grow is told as one. */
const isFull = (error: unknown) => [10, 13].includes(codeOf(error));

/** SQLITE_BUSY. */
const isBusy = (error: unknown) => codeOf(error) === 5;

/**
 * Writes that arrive within one turn of the event loop share one transaction, so they share one
 * fsync: a commit for each request would allow a tenth of the requests per second.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #time: Time;
  readonly #reserve: Reserve | undefined;
  readonly #file: OpenFile | undefined;
  #pending: PendingWrite[] = [];
  #soon: NodeJS.Immediate | undefined;
  #later: (() => void) | undefined;
  /** Runs while another process writes. */
  #again: (() => void) | undefined;

  constructor(database: DatabaseSync, time: Time, reserve?: Reserve, file?: OpenFile) {
    this.#database = database;
    this.#time = time;
    this.#reserve = reserve;
    this.#file = file;
  }

  /** As `write`, for what adds to the store. */
  writeNew<T>(work: () => T): Promise<T> {
    this.#reserve?.restore();
    if (this.#reserve?.isGivenUp) return Promise.reject(new Error('the disk is full'));
    return this.#writeSoon(work, true);
  }

  /** Resolves with what `work` returned, once that is on disk. `work` has to be synchronous. */
  write<T>(work: () => T): Promise<T> {
    this.#reserve?.restore();
    return this.#writeSoon(work, false);
  }

  /** As `write`, for what nobody waits for: joins the next transaction, or has its own in a moment. */
  writeLater<T>(work: () => T): Promise<T> {
    const { clock, timing } = this.#time;
    if (!this.#again) this.#later ??= clock.after(timing.file.gather, () => this.flush());
    return this.#add(work, false);
  }

  /** Commits what is pending now: all of it, or nothing. What another process is in the way of waits for it. */
  flush(): void {
    clearImmediate(this.#soon);
    this.#later?.();
    this.#again?.();
    this.#soon = this.#later = this.#again = undefined;
    const writes = this.#pending;
    if (writes.length === 0) return;
    this.#pending = [];
    this.#commitAll(writes);
    if (this.#pending.length === 0) return;
    const { clock, timing } = this.#time;
    this.#again = clock.after(timing.file.busyPause, () => this.flush());
  }

  /** Resolves when nothing is pending any more. */
  async settled(): Promise<void> {
    this.flush();
    const { clock, timing } = this.#time;
    while (this.#pending.length > 0) await pause(clock, timing.file.busyPause);
  }

  /** What fails among others is tried alone: its fault is nobody else's. */
  #commitAll(writes: readonly PendingWrite[]): void {
    try {
      this.#commit(writes);
    } catch (error) {
      this.#rollBack();
      if (isBusy(error)) this.#waitFor(writes, error);
      else if (writes.length > 1) for (const write of writes) this.#commitAll([write]);
      else if (isFull(error) && this.#makeRoom() && !writes[0]?.isNew) this.#commitAll(writes);
      else writes[0]?.reject(error);
    }
  }

  /** Keeps those that haven't waited for too long yet. */
  #waitFor(writes: readonly PendingWrite[], error: unknown): void {
    const { clock, timing } = this.#time;
    const tooOld = clock.elapsed() - timing.file.busyTimeout;
    for (const write of writes) {
      if (write.since > tooOld) this.#pending.push(write);
      else write.reject(error);
    }
  }

  #commit(writes: readonly PendingWrite[]): void {
    if (writes.some(({ isNew }) => isNew)) this.#file?.check();
    this.#database.exec('BEGIN IMMEDIATE');
    const results = writes.map(({ work }) => work());
    this.#database.exec('COMMIT');
    writes.forEach(({ resolve }, index) => resolve(results[index]));
  }

  /** Returns whether there is more room than before. */
  #makeRoom(): boolean {
    if (!this.#reserve?.giveUp()) return false;
    try {
      // What the log holds twice is written to its place, and the log is emptied, from now on often.
      this.#database.exec('PRAGMA wal_autocheckpoint = 64; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Not even that fits: what was freed is left to the log.
    }
    return true;
  }

  #writeSoon<T>(work: () => T, isNew: boolean): Promise<T> {
    if (!this.#again) this.#soon ??= setImmediate(() => this.flush());
    return this.#add(work, isNew);
  }

  #add<T>(work: () => T, isNew: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const settle = { resolve: resolve as PendingWrite['resolve'], reject };
      this.#pending.push({ work, isNew, since: this.#time.clock.elapsed(), ...settle });
    });
  }

  #rollBack(): void {
    // A full disk or a failed write makes SQLite roll back by itself; a closed store has nothing to.
    if (!this.#database.isOpen || !this.#database.isTransaction) return;
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      // The next transaction finds it still open, and fails in its turn.
    }
  }
}
