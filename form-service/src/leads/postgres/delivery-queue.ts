import type { Pool, PoolClient } from 'pg';
import { PgBoss } from 'pg-boss';

const queue = 'lead-delivery';

/**
 * pg-boss by itself gives up after 2 retries and deletes jobs that wait for 14 days. A job here
 * lives as long as its lead waits: the lead's row decides when that is over.
 */
const queueOptions = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  /** A day, the longest there is: the sweep takes back what a worker that died had taken. */
  expireInSeconds: 24 * 60 * 60,
  /** Ten years, in seconds. */
  retentionSeconds: 10 * 365 * 24 * 60 * 60,
};

const within = (client: PoolClient) => ({
  db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) },
});

/** The jobs of the leads that wait, one each, under the lead's id. */
export class DeliveryQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  static async open(pool: Pool, onError: (error: unknown) => void): Promise<DeliveryQueue> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schedule: false,
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
    });
    boss.on('error', onError);
    await boss.start();
    await boss.createQueue(queue, queueOptions);
    await boss.updateQueue(queue, queueOptions);
    return new DeliveryQueue(boss);
  }

  /** Adds a job for each lead that has none, as part of the client's transaction. */
  async add(client: PoolClient, ids: readonly string[], startAfter?: Date): Promise<void> {
    if (ids.length === 0) return;
    const jobs = ids.map((id) => ({ id, ...(startAfter && { startAfter }) }));
    await this.#boss.insert(queue, jobs, within(client));
  }

  /** Takes up to `limit` jobs that are due; returns the ids of their leads. */
  async take(client: PoolClient, limit: number): Promise<string[]> {
    const jobs = await this.#boss.fetch(queue, { batchSize: limit, ...within(client) });
    return jobs.map(({ id }) => id);
  }

  /** Removes the jobs that were taken: of leads that are due, by a worker that died. */
  async removeTaken(client: PoolClient, ids: readonly string[]): Promise<void> {
    // Waits for no worker: a job that is being taken is not yet seen as taken.
    await client.query(
      `DELETE FROM pgboss.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active'`,
      [queue, ids],
    );
  }

  /** Rejects while the queue's tables are away. */
  async check(client: PoolClient): Promise<void> {
    await client.query('SELECT FROM pgboss.job WHERE name = $1 LIMIT 1', [queue]);
  }

  async remove(client: PoolClient, ids: string[]): Promise<void> {
    if (ids.length > 0) await this.#boss.deleteJob(queue, ids, within(client));
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }
}
