import type { DatabaseSync } from 'node:sqlite';

/** Due at once, also where the clock is set back before it is mailed. */
const atOnce = 0;

export type Statements = ReturnType<typeof prepareStatements>;

/** The store's statements. Times are milliseconds since 1970. */
export function prepareStatements(database: DatabaseSync) {
  return {
    findKey: database.prepare(
      'SELECT id, fingerprint, key_expires_at FROM leads WHERE idempotency_key = ?',
    ),
    forgetKey: database.prepare(
      'UPDATE leads SET idempotency_key = NULL WHERE idempotency_key = ?',
    ),
    insert: database.prepare(
      `INSERT INTO leads (id, received_at, state, request, score, signals,
         idempotency_key, fingerprint, key_expires_at, due_at, deliver_until)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ${atOnce}, ?)
       ON CONFLICT (idempotency_key) DO NOTHING`,
    ),
    /** What is due later than any lead is put off to: the clock was set back. */
    recall: database.prepare(
      `UPDATE leads SET due_at = ${atOnce}, lease = NULL WHERE state = 'waiting' AND due_at > ?`,
    ),
    claim: database.prepare(
      `UPDATE leads SET due_at = ?, lease = ?
       WHERE seq IN (
         SELECT seq FROM leads WHERE state = 'waiting' AND due_at <= ?
         ORDER BY due_at, received_at LIMIT ?
       )
       RETURNING id, received_at, request, signals, released_at, attempts, deliver_until, mailed_to`,
    ),
    deliver: database.prepare(
      `UPDATE leads SET state = 'delivered', last_error = NULL, lease = NULL, settled_at = ?,
         mailed_to = '[]'
       WHERE id = ? AND lease = ?`,
    ),
    fail: database.prepare(
      `UPDATE leads SET state = 'failed', attempts = attempts + 1, lease = NULL, settled_at = ?,
         last_error = ?, mailed_to = coalesce(?, mailed_to)
       WHERE id = ? AND lease = ?`,
    ),
    retry: database.prepare(
      `UPDATE leads SET attempts = attempts + 1, lease = NULL, due_at = ?, last_error = ?,
         mailed_to = coalesce(?, mailed_to)
       WHERE id = ? AND lease = ?`,
    ),
    release: database.prepare(
      `UPDATE leads SET lease = NULL, due_at = ${atOnce} WHERE id = ? AND lease = ?`,
    ),
    check: database.prepare(
      `REPLACE INTO daily_tasks (task, day) VALUES ('check', hex(randomblob(?)))`,
    ),
    backlog: database.prepare(
      `SELECT count(*) AS waiting, min(received_at) AS oldest,
         (SELECT count(*) FROM leads WHERE state = 'quarantined') AS held
       FROM leads WHERE state = 'waiting'`,
    ),
  };
}
