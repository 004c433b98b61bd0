import { Pool, type PoolConfig } from 'pg';

/**
 * A pool whose connections may break at any moment. An error that nobody listens to would end the process,
 * so each connection has a listener from the first on (right behind the greeting, between two statements),
 * and the pool has one for the connections that break while idle: it replaces those. The next statement
 * rejects.
 */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}
