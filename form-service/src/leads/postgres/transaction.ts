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
  // A connection that breaks between two statements tells it here alone: unheard, it would end the
  // process. The next statement rejects.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
