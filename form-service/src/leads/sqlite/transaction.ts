import type { DatabaseSync } from 'node:sqlite';

/** Runs synchronous work in a transaction of its own. Rejects when it could not be committed. */
export function transaction<T>(database: DatabaseSync, work: () => T): Promise<T> {
  return new Promise((resolve) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      resolve(result);
    } catch (error) {
      // A full disk or a failed write makes SQLite roll back by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}
