import { writeFile } from 'node:fs/promises';
import { Client, type PoolClient } from 'pg';
import { summaryOf, beginAnew, type BackupStore, type Contents } from '../backup/backup-store.ts';
import type { Row } from '../rows.ts';
import { createPool } from './create-pool.ts';
import { countLeads, readDump } from './dump.ts';
import { migrate, restoreLock, schemaVersion, tables } from './migrations.ts';
import { serviceName } from './open-postgres.ts';
import { connectionOf, runToEnd } from './programs.ts';
import { transaction } from './transaction.ts';
import { OperatorError } from '../../operator-error.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The leads of a PostgreSQL database, by its own `pg_dump` and `pg_restore`. */
export class PostgresBackup implements BackupStore {
  readonly extension = 'dump';
  readonly schema = schemaVersion;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async copy(target: string, signal?: AbortSignal): Promise<number> {
    const { address, environment } = connectionOf(this.#url);
    return this.#ask(async (client) => {
      // What is dumped is what was counted, whoever writes meanwhile.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ snapshot: string; n: string }>(
        'SELECT pg_export_snapshot() AS snapshot, (SELECT count(*) FROM leads) AS n',
      );
      const [{ snapshot, n } = { snapshot: '', n: '' }] = rows;
      const what = tables.map((table) => `--table=${table}`);
      // pg_dump leaves a file's rights as they are: for its owner alone.
      await writeFile(target, '', { mode: 0o600, flag: 'wx' });
      await runToEnd(
        'pg_dump',
        [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${snapshot}`,
          `--file=${target}`,
          ...what,
          `--dbname=${address}`,
        ],
        { environment, signal },
      );
      const found = await countLeads(target);
      if (found !== Number(n)) {
        throw new OperatorError(`The dump has ${found} leads where there were ${n}.`);
      }
      return found;
    });
  }

  async read(path: string): Promise<Contents> {
    const contents = await readDump(path);
    if (contents.schema === 0) throw new OperatorError(`${path} holds no leads of this service.`);
    return contents;
  }

  present(): Promise<Contents | undefined> {
    return this.#ask(async (client) => {
      const found = await client.query<{ is_there: boolean }>(
        `SELECT to_regclass('leads') IS NOT NULL AND to_regclass('lead_schema') IS NOT NULL
           AS is_there`,
      );
      if (!found.rows[0]?.is_there) return undefined;
      const schema = await client.query<{ version: number }>('SELECT version FROM lead_schema');
      const { rows } = await client.query<Row>('SELECT id, state, received_at, request FROM leads');
      return { schema: schema.rows[0]?.version ?? 0, leads: rows.map(summaryOf) };
    });
  }

  async lock(): Promise<(() => Promise<void>) | undefined> {
    const { promise: over, resolve: unlock } = Promise.withResolvers<undefined>();
    const { promise: isLocked, resolve, reject } = Promise.withResolvers<boolean>();
    const held = this.#ask(async (client) => {
      const { rowCount } = await client.query(
        `SELECT WHERE pg_try_advisory_lock($1) AND NOT EXISTS (
           SELECT FROM pg_stat_activity
           WHERE application_name = $2 AND datname = current_database()
         )`,
        [restoreLock, serviceName],
      );
      resolve(rowCount === 1);
      if (rowCount === 1) await over;
    });
    held.catch(reject);
    if (!(await isLocked)) return undefined;
    return () => {
      unlock(undefined);
      return held;
    };
  }

  async replace(path: string): Promise<void> {
    const { address, environment } = connectionOf(this.#url);
    await runToEnd(
      'pg_restore',
      [
        '--clean',
        '--if-exists',
        '--no-owner',
        '--no-privileges',
        '--single-transaction',
        `--dbname=${address}`,
        path,
      ],
      { environment },
    );
    const pool = createPool({ connectionString: this.#url });
    const finish = async (client: PoolClient) => {
      await migrate(client);
      await client.query(beginAnew);
    };
    try {
      await transaction(pool, finish);
    } finally {
      await pool.end();
    }
  }

  setAside(): undefined {
    return undefined;
  }

  async #ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'form-service backup',
      connectionTimeoutMillis: 10_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await question(client);
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(`The database can't be read: ${reasonOf(error)}`);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
