import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

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

async function onPostgres(sql: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl, connectionTimeoutMillis: slowest });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

export const hasPostgres = await answers('PostgreSQL', () => onPostgres('SELECT 1'));

export const hasRedis = await answers('Redis', async () => {
  const options = { lazyConnect: true, connectTimeout: slowest, retryStrategy: () => null };
  const redis = new Redis(redisUrl, options);
  redis.on('error', () => undefined);
  await redis.connect().finally(() => redis.disconnect());
});

/** A PostgreSQL database of its own, dropped after the test. */
export async function temporaryDatabase(): Promise<string> {
  const name = `form_service_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`CREATE DATABASE ${name}`);
  onTestFinished(() => onPostgres(`DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
