import type { Pool, PoolClient } from 'pg';

/**
 * Runs work in one transaction. A connection on which anything failed is given up: after a lost
 * answer nobody knows in which state it is.
 */
export async function transaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
