import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../support/app.ts';
import { minimalRequest } from '../../support/project-request.ts';
import { hasPostgres, temporaryDatabase } from '../../support/services.ts';
import { open } from '../../support/stores.ts';

/** Longer than a statement of the service may take, in milliseconds. */
const long = 9_000;

/** Locks a table as a migration of somebody else's would. Returns what ends it. */
async function lock(url: string, table: string): Promise<() => Promise<unknown>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => client.query('COMMIT');
}

describe.skipIf(!hasPostgres)('a table of PostgreSQL that is locked', () => {
  it.each(['leads', 'outbox'])(
    'is told to the visitor in time, and the same request is one lead then (%s)',
    async (table) => {
      const DATABASE_URL = await temporaryDatabase();
      const app = await startApp({ DATABASE_URL });
      const payload = { ...minimalRequest, trellis: '', requestId: 'k1' };
      const send = () => app.inject({ method: 'POST', url: '/project-requests', payload });
      const unlock = await lock(DATABASE_URL, table);
      const begun = performance.now();
      const refused = await send();
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('30');
      expect(performance.now() - begun).toBeLessThan(12_000);
      // A visitor who waits for less than that sees nothing of it.
      const sent = send();
      await sleep(500);
      await unlock();
      expect((await sent).statusCode).toBe(202);
      expect((await send()).json()).toEqual((await sent).json());
      expect(await app.desk.counts()).toMatchObject({ waiting: 1 });
    },
  );

  it('is waited for at the start, however long', async () => {
    const url = await temporaryDatabase();
    await (await open(url)).close();
    const unlock = await lock(url, 'lead_schema');
    const opening = open(url);
    // Whose time is over says so here.
    expect(await Promise.race([opening, sleep(long, 'waits')])).toBe('waits');
    await unlock();
    await expect((await opening).store.check()).resolves.toBeUndefined();
  });
});
