import { DatabaseSync } from 'node:sqlite';
import { Client, Pool } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eraseInTurns } from '../../src/leads/erase-in-turns.ts';
import { statesOver } from '../../src/leads/lead.ts';
import { hasPostgres, temporaryDatabase } from '../support/services.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { newLead, open } from '../support/stores.ts';
import { temporaryFolder } from '../support/app.ts';
import { systemTime } from '../../src/time.ts';

/** Tells how the store finds the leads of the statements that `work` runs: a line for each step. */
type Explain = (work: () => Promise<unknown>) => Promise<string[]>;

const isAboutLeads = (sql: string) =>
  /\bleads\b/u.test(sql) && !/^\s*(?:INSERT|EXPLAIN)/iu.test(sql);

function onSqlite() {
  const path = `${temporaryFolder()}/leads.db`;
  const explain: Explain = async (work) => {
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    onTestFinished(() => prepared.mockRestore());
    await work();
    const statements = prepared.mock.calls.map(([sql]) => sql).filter(isAboutLeads);
    prepared.mockRestore();
    const database = new DatabaseSync(path, { readOnly: true });
    const steps = statements.flatMap((sql) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail)),
    );
    database.close();
    return steps;
  };
  return Promise.resolve({ url: `file:${path}`, explain, scan: /^SCAN leads(?! USING COVERING)/u });
}

async function onPostgres() {
  const url = await temporaryDatabase();
  const explain: Explain = async (work) => {
    const asked = [vi.spyOn(Pool.prototype, 'query'), vi.spyOn(Client.prototype, 'query')];
    await work();
    const calls = asked.flatMap(({ mock }) => mock.calls as unknown as [unknown, unknown][]);
    for (const spy of asked) spy.mockRestore();
    const client = new Client({ connectionString: url });
    await client.connect();
    // A few rows are read at once: whether an index could be used at all is the question.
    await client.query('SET enable_seqscan = off');
    const steps: string[] = [];
    for (const [sql, values] of calls) {
      if (typeof sql !== 'string' || !isAboutLeads(sql)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN ${sql}`,
        Array.isArray(values) ? (values as unknown[]) : [],
      );
      steps.push(...rows.map((row) => row['QUERY PLAN']));
    }
    await client.end();
    return steps;
  };
  return { url, explain, scan: /Seq Scan on leads/u };
}

const stores = [
  ['SQLite', onSqlite, true],
  ['PostgreSQL', onPostgres, hasPostgres],
] as const;

describe.each(stores.filter(([, , isThere]) => isThere))(
  'leads are found by an index (%s)',
  (_, make) => {
    async function start() {
      const { url, explain, scan } = await make();
      const leads = await open(url);
      for (let i = 0; i < 20; i += 1) {
        await leads.store.accept(newLead({ state: i % 2 ? 'quarantined' : 'waiting' }));
      }
      const scans = async (work: () => Promise<unknown>) => {
        const steps = await explain(work);
        expect(steps).not.toEqual([]);
        return steps.filter((step) => scan.test(step));
      };
      const { leadsTool } = startLeadsTool({ desk: leads.desk });
      return { ...leads, leadsTool, scans };
    }

    it.each(['show', 'release', 'spam', 'purge'])(
      '%s, by the first characters of its id',
      async (command) => {
        const { desk, leadsTool, scans } = await start();
        const [lead] = await desk.list({ states: ['quarantined'] }, { limit: 1 });
        const prefix = lead?.id.slice(0, -1) ?? '';
        const args = command === 'purge' ? ['--yes'] : [];
        expect(await scans(() => leadsTool(command, prefix, ...args))).toEqual([]);
      },
    );

    it('those that wait for a person, for the digest, and how many there are', async () => {
      const { desk, scans } = await start();
      const digest = async () => {
        await desk.list({ states: ['quarantined'] }, { limit: 50 });
        await desk.list({ states: ['failed'] }, { limit: 50 });
      };
      expect(await scans(digest)).toEqual([]);
    });

    it('those whose retention is over, also when there are none', async () => {
      const { desk, scans } = await start();
      const erase = () =>
        eraseInTurns(systemTime, (limit) =>
          desk.erase({ states: statesOver, settledBefore: new Date() }, limit),
        );
      expect(await scans(erase)).toEqual([]);
    });
  },
);
