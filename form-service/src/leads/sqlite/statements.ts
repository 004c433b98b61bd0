import type { DatabaseSync } from 'node:sqlite';

export type Statements = ReturnType<typeof prepareStatements>;

/** The store's statements. Times are milliseconds since 1970. */
export function prepareStatements(database: DatabaseSync) {
  return {
    findKey: database.prepare(
      'SELECT fingerprint, lead_id FROM idempotency_keys WHERE key = ? AND expires_at > ?',
    ),
    keepKey: database.prepare(
      'REPLACE INTO idempotency_keys (key, fingerprint, lead_id, expires_at) VALUES (?, ?, ?, ?)',
    ),
    insert: database.prepare(
      `INSERT INTO leads (id, received_at, state, request, due_at, deliver_until)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    claim: database.prepare(
      `UPDATE leads SET due_at = ?, lease = ?
       WHERE seq IN (
         SELECT seq FROM leads WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?
       )
       RETURNING id, received_at, request, attempts, deliver_until`,
    ),
    deliver: database.prepare(
      `UPDATE leads SET state = 'delivered', last_error = NULL, lease = NULL, settled_at = ?
       WHERE id = ? AND lease = ?`,
    ),
    fail: database.prepare(
      `UPDATE leads SET state = 'failed', attempts = attempts + 1, lease = NULL, settled_at = ?,
         last_error = ?
       WHERE id = ? AND lease = ?`,
    ),
    retry: database.prepare(
      `UPDATE leads SET attempts = attempts + 1, lease = NULL, due_at = ?, last_error = ?
       WHERE id = ? AND lease = ?`,
    ),
    release: database.prepare(
      'UPDATE leads SET lease = NULL, due_at = ? WHERE id = ? AND lease = ?',
    ),
    backlog: database.prepare(
      `SELECT count(*) AS waiting, min(received_at) AS oldest FROM leads WHERE state = 'waiting'`,
    ),
  };
}
