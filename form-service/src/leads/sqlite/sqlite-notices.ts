import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { HeldNotice, HeldNotices, NoticeLimits } from '../held-notices.ts';
import { toRecord, toTime } from './rows.ts';
import { transaction } from './transaction.ts';

/** The notices of the SQLite store. The table holds the newest alone. */
export class SqliteNotices implements HeldNotices {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  claim(limits: NoticeLimits): Promise<HeldNotice | undefined> {
    return transaction(this.#database, () => {
      const id = this.#take(Date.now(), limits);
      return id === undefined ? undefined : this.#read(id);
    });
  }

  settle(id: string): Promise<void> {
    this.#database.prepare('UPDATE notices SET settled_at = ? WHERE id = ?').run(Date.now(), id);
    return Promise.resolve();
  }

  #take(now: number, limits: NoticeLimits): string | undefined {
    // Where all were released meanwhile, there is nothing left to tell.
    this.#database.exec(
      `DELETE FROM notices WHERE settled_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM leads WHERE notice = notices.id AND state = 'quarantined'
       )`,
    );
    const last = this.#database.prepare('SELECT * FROM notices').get();
    const settledAt = toTime(last?.['settled_at'])?.getTime();
    if (last && settledAt === undefined) {
      if (Number(last['leased_until']) > now) return undefined;
      const id = String(last['id']);
      this.#database
        .prepare('UPDATE notices SET leased_until = ? WHERE id = ?')
        .run(now + limits.lease, id);
      return id;
    }
    // A time that is still to come was written before the clock was set back.
    const isTooSoon =
      settledAt !== undefined && settledAt <= now && now < settledAt + limits.interval;
    return isTooSoon ? undefined : this.#begin(now, limits);
  }

  #begin(now: number, limits: NoticeLimits): string | undefined {
    const id = randomUUID();
    const { changes } = this.#database
      .prepare(
        `UPDATE leads SET notice = ? WHERE seq IN (
           SELECT seq FROM leads WHERE state = 'quarantined' AND notice IS NULL
           ORDER BY score, seq LIMIT ?
         )`,
      )
      .run(id, limits.leads);
    if (changes === 0) return undefined;
    this.#database.exec('DELETE FROM notices');
    this.#database
      .prepare('INSERT INTO notices (id, leased_until) VALUES (?, ?)')
      .run(id, now + limits.lease);
    return id;
  }

  #read(id: string): HeldNotice {
    const rows = this.#database
      .prepare(`SELECT * FROM leads WHERE state = 'quarantined' AND notice = ? ORDER BY score, seq`)
      .all(id);
    const untold = this.#database
      .prepare(`SELECT count(*) AS n FROM leads WHERE state = 'quarantined' AND notice IS NULL`)
      .get();
    return { id, leads: rows.map(toRecord), remaining: Number(untold?.['n']) };
  }
}
