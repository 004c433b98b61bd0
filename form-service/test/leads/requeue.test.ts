import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hasPostgres, temporaryDatabase } from '../support/services.ts';
import { newLead, open } from '../support/stores.ts';

/** How many statements of a database wait for a row that another transaction holds. */
const waiting = `
  SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

it.runIf(hasPostgres)(
  'a mail that somebody begins to send while its lead is tried anew is left to them',
  async () => {
    const url = await temporaryDatabase();
    const { store, desk } = await open(url);
    await store.accept(newLead());
    const other = new Client(url);
    await other.connect();
    onTestFinished(() => other.end());

    // A worker's claim is not committed yet: who tries the lead anew sees a mail that nobody sends.
    await other.query('BEGIN');
    await other.query(
      `UPDATE outbox SET lease = gen_random_uuid(), due_at = now() + interval '1 hour'`,
    );
    const requeued = desk.requeue({ states: ['waiting'] });
    await vi.waitUntil(
      async () => (await other.query<{ waiting: number }>(waiting)).rows[0]?.waiting === 1,
      { timeout: 20_000, interval: 10 },
    );
    await other.query('COMMIT');

    await requeued;
    const { rows } = await other.query('SELECT lease IS NOT NULL AS is_held FROM outbox');
    expect(rows).toEqual([{ is_held: true }]);
    expect(await store.outbox.claim('mail', 1, 60_000)).toEqual([]);
  },
);
