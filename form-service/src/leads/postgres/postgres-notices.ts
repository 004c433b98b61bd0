import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { HeldNotice, HeldNotices, NoticeLimits } from '../held-notices.ts';
import { toRecord, type LeadRow } from './rows.ts';
import { transaction } from './transaction.ts';

/** Any number that no other application on the database uses for an advisory lock. */
const noticeLock = 4_137_250_702;

/** Where all were released meanwhile, there is nothing left to tell. */
const dropEmpty = `
  DELETE FROM notices WHERE settled_at IS NULL AND NOT EXISTS (
    SELECT FROM leads WHERE notice = notices.id AND state = 'quarantined'
  )`;

const renew = `
  UPDATE notices SET leased_until = now() + $1 * interval '1 millisecond'
  WHERE settled_at IS NULL AND leased_until <= now() RETURNING id`;

const isTooSoon = `
  SELECT FROM notices
  WHERE settled_at IS NULL OR settled_at > now() - $1 * interval '1 millisecond'`;

const assign = `
  UPDATE leads SET notice = $1 WHERE id IN (
    SELECT id FROM leads WHERE state = 'quarantined' AND notice IS NULL
    ORDER BY score, id LIMIT $2
  )`;

const insert = `
  INSERT INTO notices (id, leased_until) VALUES ($1, now() + $2 * interval '1 millisecond')`;

/** The notices of the PostgreSQL store. The table holds the newest alone. */
export class PostgresNotices implements HeldNotices {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  claim(limits: NoticeLimits): Promise<HeldNotice | undefined> {
    return transaction(this.#pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [noticeLock]);
      const id = await take(client, limits);
      return id === undefined ? undefined : read(client, id);
    });
  }

  async settle(id: string): Promise<void> {
    await this.#pool.query('UPDATE notices SET settled_at = now() WHERE id = $1', [id]);
  }
}

async function take(client: PoolClient, limits: NoticeLimits): Promise<string | undefined> {
  await client.query(dropEmpty);
  const renewed = await client.query<{ id: string }>(renew, [limits.lease]);
  if (renewed.rows[0]) return renewed.rows[0].id;
  if ((await client.query(isTooSoon, [limits.interval])).rowCount) return undefined;
  const id = randomUUID();
  if (!(await client.query(assign, [id, limits.leads])).rowCount) return undefined;
  await client.query('DELETE FROM notices');
  await client.query(insert, [id, limits.lease]);
  return id;
}

async function read(client: PoolClient, id: string): Promise<HeldNotice> {
  const { rows } = await client.query<LeadRow>(
    `SELECT * FROM leads WHERE state = 'quarantined' AND notice = $1 ORDER BY score, id`,
    [id],
  );
  const untold = await client.query<{ n: string }>(
    `SELECT count(*) AS n FROM leads WHERE state = 'quarantined' AND notice IS NULL`,
  );
  return { id, leads: rows.map(toRecord), remaining: Number(untold.rows[0]?.n) };
}
