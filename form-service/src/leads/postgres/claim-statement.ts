interface Due {
  /** In which order those go that are due at the same time. */
  readonly order: string;
  /** Which rows wait at all. */
  readonly where?: string;
}

/**
 * The statement that leases what is due: `$1` how many, `$2` the lease, `$3` for how long and `$4` the
 * longest wait there is, both in milliseconds. Due is also what lies so far ahead that the clock must have
 * been set back. Materialized, so that each row is chosen and locked once.
 */
export function claimStatement(table: string, { order, where = 'true' }: Due): string {
  return `
    WITH due AS MATERIALIZED (
      SELECT id FROM ${table} WHERE ${where} AND due_at <= now()
      ORDER BY due_at, ${order} LIMIT $1 FOR UPDATE SKIP LOCKED
    ), strayed AS MATERIALIZED (
      SELECT id FROM ${table} WHERE ${where} AND due_at > now() + $4 * interval '1 millisecond'
      LIMIT $1 - (SELECT count(*) FROM due) FOR UPDATE SKIP LOCKED
    )
    UPDATE ${table} SET lease = $2, due_at = now() + $3 * interval '1 millisecond'
    FROM (TABLE due UNION ALL TABLE strayed) AS chosen
    WHERE ${table}.id = chosen.id
    RETURNING ${table}.*`;
}
