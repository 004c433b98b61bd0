/** Held by nobody, or by a worker that may be gone. */
const isFree = '(lease IS NULL OR lease <> ALL($6::uuid[]))';

/**
 * Leases what is due: `$5` of which channel, `$1` how many, `$2` the lease, `$3` for how long; `$6` leases
 * that the worker itself holds. Due is also what lies farther ahead than anything is put off (`$4`), or, where it
 * stands in line for a later hour, than any such hour (`$7`): the clock must have been set back. All in
 * milliseconds. Materialized, so that each row is chosen and locked once.
 */
export const claimDue = `
  WITH due AS MATERIALIZED (
    SELECT seq FROM outbox WHERE channel = $5 AND due_at <= now() AND ${isFree}
    ORDER BY due_at, seq LIMIT $1 FOR UPDATE SKIP LOCKED
  ), strayed AS MATERIALIZED (
    SELECT seq FROM outbox WHERE channel = $5 AND due_at > now() + $4 * interval '1 millisecond'
      AND (due_at > since OR due_at > now() + $7 * interval '1 millisecond') AND ${isFree}
    LIMIT $1 - (SELECT count(*) FROM due) FOR UPDATE SKIP LOCKED
  )
  UPDATE outbox SET lease = $2, due_at = now() + $3 * interval '1 millisecond'
  FROM (TABLE due UNION ALL TABLE strayed) AS chosen
  WHERE outbox.seq = chosen.seq
  RETURNING outbox.*`;
