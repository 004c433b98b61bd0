import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { serviceName } from '../../src/leads/postgres/open-postgres.ts';

/** Real servers beside the tests. Where one doesn't answer its tests are skipped, but never in CI. */
const postgresUrl =
  process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** How long one that is there may take to answer, in milliseconds: one that isn't refuses at once. */
const slowest = 20_000;

async function answers(name: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (process.env['CI'] === 'true') throw new Error(`${name} is needed in CI`, { cause: error });
    console.warn(`${name} does not answer: its tests are skipped`);
    return false;
  }
}

/** One statement on a connection of its own. */
export async function queryPostgres(url: string, sql: string, values?: unknown[]): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: slowest });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

export const hasPostgres = await answers('PostgreSQL', () =>
  queryPostgres(postgresUrl, 'SELECT 1'),
);

export const hasRedis = await answers('Redis', async () => {
  const options = { lazyConnect: true, connectTimeout: slowest, retryStrategy: () => null };
  const redis = new Redis(redisUrl, options);
  redis.on('error', () => undefined);
  await redis.connect().finally(() => redis.disconnect());
});

/** A PostgreSQL database of its own, dropped after the test. */
export async function temporaryDatabase(): Promise<string> {
  const name = `form_service_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(postgresUrl, `CREATE DATABASE ${name}`);
  onTestFinished(() => queryPostgres(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Waits until the server has noticed that a service has hung up: its connections are over a moment after they were
 * ended, and nobody restores below one that runs.
 */
export async function hungUp(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const connected = async () => {
    const { rowCount } = await client.query(
      'SELECT FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
      [serviceName],
    );
    return rowCount;
  };
  try {
    await expect.poll(connected).toBe(0);
  } finally {
    await client.end();
  }
}
