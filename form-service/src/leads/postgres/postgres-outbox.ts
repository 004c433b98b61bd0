import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { NewLead } from '../lead-store.ts';
import { longestLine, longestWait } from '../lead.ts';
import {
  askCanary,
  canaryNews,
  type CanaryNews,
  type Channel,
  type Entry,
  type EventType,
  type NewEntry,
  type NoticeLimits,
  type Outbox,
  type ReminderTimes,
  type Settlement,
} from '../outbox.ts';
import { stateUnlessTaken } from '../filter.ts';
import { selectRecords, toEntry, type Row } from '../rows.ts';
import { transitionOf } from '../settle.ts';
import { claimDue } from './claim-statement.ts';
import { transaction } from './transaction.ts';

type Client = Pick<PoolClient, 'query'>;

/** A new entry, and in how many milliseconds it is due where that is not at once. */
type Waiting = NewEntry & { readonly wait?: number | undefined };

/** Any number that no other application on the database uses for an advisory lock. */
export const noticeLock = 4_137_250_702;

/** Due at once, whatever the clocks say: neither the service's nor the database's holds it back. */
const put = `
  INSERT INTO outbox (id, channel, kind, lead_id, since, due_at)
  SELECT id, channel, kind, "leadId", now() + later,
    CASE WHEN wait IS NULL THEN 'epoch' ELSE now() + later END
  FROM jsonb_to_recordset($1::jsonb) AS new
    (id text, channel text, kind text, "leadId" uuid, wait bigint),
    LATERAL (SELECT coalesce(wait, 0) * interval '1 millisecond' AS later) AS due
  ON CONFLICT (id) DO NOTHING`;

/** As if it had never been tried; unless somebody has just begun to. */
const renewTrying = `
  UPDATE outbox SET lease = NULL, since = now(), due_at = 'epoch', attempts = 0, last_error = NULL,
    is_wordless = false
  WHERE id = ANY($1) AND (lease IS NULL OR due_at <= now())`;

const stranded = `
  SELECT id FROM leads
  WHERE state = 'waiting' AND NOT EXISTS (SELECT FROM outbox WHERE outbox.id = leads.id::text)`;

/** Leads that need a person, and that no notice tells of. */
const untold = `state IN ('quarantined', 'failed') AND notice IS NULL`;

/** A time that is still to come was written before the clock was set back. */
const isTooSoon = `
  SELECT FROM daily_tasks
  WHERE task = 'notice' AND day::timestamptz <= now()
    AND day::timestamptz > now() - $1 * interval '1 millisecond'
  UNION ALL
  SELECT FROM outbox WHERE channel = 'mail' AND kind = 'notice'`;

/**
 * What failed, then what is overdue, then what looks least like spam. By the clock, as `now()` is when the
 * transaction began: what came while it waited for the lock would be of a later hour.
 */
const assign = `
  UPDATE leads SET notice = $1 WHERE id IN (
    SELECT id FROM (
      SELECT id, CASE state WHEN 'failed' THEN 0 ELSE 2 END AS rank, score FROM leads
      WHERE ${untold}
      UNION ALL
      SELECT leads.id, CASE WHEN outbox.since > clock_timestamp() THEN 3 ELSE 1 END, leads.score
      FROM outbox JOIN leads ON leads.id = outbox.lead_id
      WHERE outbox.channel = 'mail' AND outbox.kind = 'lead' AND outbox.sent_to = '{}'
        AND leads.state = 'waiting' AND (outbox.since <= clock_timestamp() - $2 * interval '1 millisecond' OR outbox.since > clock_timestamp())
        AND leads.notice IS NULL
    ) AS untold ORDER BY rank, score, id LIMIT $3
  )`;

const remind = `
  UPDATE leads SET reminded = $1
  WHERE state = 'delivered' AND reminded < 2 AND reminded < $1 AND received_at <= $2
    AND settled_at <= $3
  RETURNING id`;

const markTask = `
  INSERT INTO daily_tasks (task, day) VALUES ($1, $2)
  ON CONFLICT (task) DO UPDATE SET day = excluded.day WHERE daily_tasks.day <> excluded.day`;

const markCanary = `
  INSERT INTO daily_tasks (task, day)
  VALUES ('canary', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  ON CONFLICT (task) DO UPDATE SET day = excluded.day`;

const whereLeased = 'WHERE id = $1 AND lease = $2';

const standAgain = `
  UPDATE outbox SET lease = NULL, due_at = now() + $3 * interval '1 millisecond',
    last_error = coalesce($4, last_error), attempts = $5, sent_to = $6, is_wordless = $7 ${whereLeased}`;

const endLead = `
  UPDATE leads SET state = ${stateUnlessTaken('$2')}, settled_at = now(), last_error = $3,
    attempts = $4, notice = NULL
  WHERE id = $1`;

const acknowledge = `
  UPDATE leads SET acknowledged_at = now() WHERE id = $1 AND acknowledged_at IS NULL`;

/** The outbox of the PostgreSQL store. */
export class PostgresOutbox implements Outbox {
  readonly #pool: Pool;
  readonly #tellsEvents: boolean;

  /** @param tellsEvents whether there is anybody to tell: where there isn't, no event is written */
  constructor(pool: Pool, tellsEvents: boolean) {
    this.#pool = pool;
    this.#tellsEvents = tellsEvents;
  }

  /** Puts the mails of new leads in line. */
  async putLeads(
    client: Client,
    leads: readonly ({ id: string } & Partial<Pick<NewLead, 'notBefore' | 'receivedAt'>>)[],
  ): Promise<void> {
    await this.#put(
      client,
      leads.map(({ id, notBefore, receivedAt }) => ({
        id,
        channel: 'mail',
        kind: 'lead',
        leadId: id,
        wait: notBefore && receivedAt && notBefore.getTime() - receivedAt.getTime(),
      })),
    );
  }

  /** Puts leads' mails in line, for those who don't have them yet, as if they had never been tried. */
  async putAgain(client: Client, ids: readonly string[]): Promise<void> {
    await client.query(renewTrying, [ids]);
    await this.putLeads(
      client,
      ids.map((id) => ({ id })),
    );
  }

  /** Puts leads in line that wait without standing in it, whatever came over their row. */
  async putStranded(): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string }>(stranded);
    await this.putLeads(this.#pool, rows);
  }

  async putEvents(client: Client, kind: EventType, leadIds: readonly string[]): Promise<void> {
    await this.#put(
      client,
      leadIds.map((leadId) => ({ id: randomUUID(), channel: 'webhook', kind, leadId })),
    );
  }

  add(entry: NewEntry): Promise<void> {
    return this.putIn(this.#pool, entry);
  }

  /** The same, as part of a transaction. */
  putIn(client: Client, entry: NewEntry): Promise<void> {
    return this.#put(client, [entry]);
  }

  async addNotice({ interval, overdue, leads }: NoticeLimits): Promise<void> {
    await transaction(this.#pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [noticeLock]);
      if ((await client.query(isTooSoon, [interval])).rowCount) return;
      const id = randomUUID();
      if (!(await client.query(assign, [id, overdue, leads])).rowCount) return;
      const { rows } = await client.query<{ now: string }>('SELECT now()::text AS now');
      await client.query(markTask, ['notice', rows[0]?.now]);
      await this.#put(client, [{ id, channel: 'mail', kind: 'notice' }]);
    });
  }

  async addReminders({ half, whole }: ReminderTimes): Promise<void> {
    await transaction(this.#pool, async (client) => {
      // What is told that all of the time is over needs no word of half of it.
      for (const [kind, step, before] of [
        ['escalation', 2, whole],
        ['reminder', 1, half],
      ] as const) {
        const { rows } = await client.query<{ id: string }>(remind, [step, before, half]);
        await this.#put(
          client,
          rows.map(({ id: leadId }) => ({ id: randomUUID(), channel: 'mail', kind, leadId })),
        );
      }
    });
  }

  async untold(): Promise<number> {
    const { rows } = await this.#pool.query<{ n: string }>(
      `SELECT count(*) AS n FROM leads WHERE ${untold}`,
    );
    return Number(rows[0]?.n);
  }

  async addDigest(day: string): Promise<void> {
    await transaction(this.#pool, async (client) => {
      if (!(await client.query(markTask, ['digest', day])).rowCount) return;
      await this.#put(client, [{ id: day, channel: 'mail', kind: 'digest' }]);
    });
  }

  async claim(
    channel: Channel,
    limit: number,
    leaseMilliseconds: number,
    own: readonly string[] = [],
  ): Promise<Entry[]> {
    const lease = randomUUID();
    const values = [limit, lease, leaseMilliseconds, longestWait, channel, own, longestLine];
    const { rows } = await this.#pool.query<Row>(claimDue, values);
    if (rows.length === 0) return [];
    const leads = await this.#pool.query<Row>(
      `${selectRecords('leads.id::text')} WHERE leads.id = ANY($1)`,
      [rows.map((row) => row['lead_id'])],
    );
    const byId = new Map(leads.rows.map((row) => [row['id'], row]));
    return rows
      .toSorted((one, other) => Number(one['seq']) - Number(other['seq']))
      .map((row) => toEntry(row, byId.get(row['lead_id'])));
  }

  async renew(leases: readonly string[], leaseMilliseconds: number): Promise<void> {
    await this.#pool.query(
      `UPDATE outbox SET due_at = now() + $2 * interval '1 millisecond' WHERE lease = ANY($1)`,
      [leases, leaseMilliseconds],
    );
  }

  settle(entry: Entry, settlement: Settlement): Promise<void> {
    return transaction(this.#pool, (client) => this.#settle(client, entry, settlement));
  }

  async waiting(channel: Channel): Promise<number> {
    const { rows } = await this.#pool.query<{ n: string }>(
      'SELECT count(*) AS n FROM outbox WHERE channel = $1',
      [channel],
    );
    return Number(rows[0]?.n);
  }

  async canary(): Promise<CanaryNews> {
    const { rows } = await this.#pool.query<Row>(askCanary);
    return canaryNews(rows[0]);
  }

  async #settle(client: Client, entry: Entry, settlement: Settlement): Promise<void> {
    const { id, lease } = entry;
    const { again, end, tellsFailure, acknowledges, isCanary } = transitionOf(entry, settlement);
    const { rowCount } = again
      ? await client.query(standAgain, [
          id,
          lease,
          again.delay,
          again.error,
          again.attempts,
          again.sentTo,
          again.isWordless,
        ])
      : await client.query(`DELETE FROM outbox ${whereLeased}`, [id, lease]);
    if (rowCount === 0) return;
    if (end) await client.query(endLead, [id, end.state, end.error, end.attempts]);
    if (isCanary) await client.query(markCanary);
    if (tellsFailure) await this.putEvents(client, 'lead.failed', [id]);
    if (acknowledges && (await client.query(acknowledge, [id])).rowCount === 1)
      await this.#put(client, [
        { id: randomUUID(), channel: 'mail', kind: 'acknowledgement', leadId: id },
      ]);
  }

  async #put(client: Client, entries: readonly Waiting[]): Promise<void> {
    const told = entries.filter(({ channel }) => channel === 'mail' || this.#tellsEvents);
    if (told.length > 0) await client.query(put, [JSON.stringify(told)]);
  }
}
