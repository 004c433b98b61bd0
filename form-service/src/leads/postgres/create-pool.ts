import { Pool, type PoolConfig } from 'pg';

/**
 * A pool whose connections may break at any moment. From the first on, each has somebody who listens:
 * an error between two statements, or right behind the greeting, would else end the process. The next
 * statement rejects.
 */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
