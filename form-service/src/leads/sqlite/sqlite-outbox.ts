import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../time.ts';
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
import { selectRecords, toEntry } from '../rows.ts';
import { transitionOf } from '../settle.ts';
import type { GroupCommit } from './group-commit.ts';

/** Due at once, also where the clock is set back before it is sent. */
const atOnce = 0;

/** Leads that need a person, and that no notice tells of. */
const untold = `state IN ('quarantined', 'failed') AND notice IS NULL`;

/** Held by nobody, or by a worker that may be gone. */
const isFree = '(lease IS NULL OR lease NOT IN (SELECT value FROM json_each(?)))';

/** What of a notice or a digest may repeat what visitors wrote is read when it is sent: rows hold none of it. */
export class SqliteOutbox implements Outbox {
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #commits: GroupCommit;
  readonly #clock: Clock;
  readonly #tellsEvents: boolean;

  /** @param tellsEvents whether there is anybody to tell: where there isn't, no event is written */
  constructor(database: DatabaseSync, commits: GroupCommit, clock: Clock, tellsEvents: boolean) {
    this.#clock = clock;
    this.#statements = prepareStatements(database);
    this.#commits = commits;
    this.#tellsEvents = tellsEvents;
  }

  /** Puts something in line, as part of the transaction that is under way. */
  put(entry: NewEntry, notBefore?: number): void {
    if (entry.channel === 'webhook' && !this.#tellsEvents) return;
    const { id, channel, kind, leadId = null } = entry;
    const [since, dueAt] = [notBefore ?? this.#clock.now(), notBefore ?? atOnce];
    this.#statements.put.run(id, channel, kind, leadId, since, dueAt);
  }

  putEvent(kind: EventType, leadId: string): void {
    this.put({ id: randomUUID(), channel: 'webhook', kind, leadId });
  }

  /** Puts a lead's mail in line, for those who don't have it yet, as if it had never been tried. */
  putLead(leadId: string): void {
    this.#statements.renewTrying.run(this.#clock.now(), leadId);
    this.put({ id: leadId, channel: 'mail', kind: 'lead', leadId });
  }

  /** Puts leads in line that wait without standing in it, whatever came over their row. */
  putStranded(): void {
    for (const { id } of this.#statements.stranded.all()) this.putLead(String(id));
  }

  add(entry: NewEntry): Promise<void> {
    return this.#commits.write(() => this.put(entry));
  }

  addNotice({ interval, overdue, leads }: NoticeLimits): Promise<void> {
    const { lastNotice, inLine, assign, markTask } = this.#statements;
    return this.#commits.write(() => {
      const now = this.#clock.now();
      const last = Number(lastNotice.get()?.['day'] ?? 0);
      // A time that is still to come was written before the clock was set back.
      if ((last <= now && now < last + interval) || inLine.get('notice')) return;
      const id = randomUUID();
      const { changes } = assign.run({ $id: id, $now: now, $overdue: now - overdue, $most: leads });
      if (changes === 0) return;
      markTask.run('notice', String(now));
      this.put({ id, channel: 'mail', kind: 'notice' });
    });
  }

  addReminders({ half, whole }: ReminderTimes): Promise<void> {
    const { remind } = this.#statements;
    return this.#commits.write(() => {
      // What is told that all of the time is over needs no word of half of it.
      for (const [kind, step, before] of [
        ['escalation', 2, whole],
        ['reminder', 1, half],
      ] as const)
        for (const { id } of remind.all(step, step, before.getTime(), half.getTime()))
          this.put({ id: randomUUID(), channel: 'mail', kind, leadId: String(id) });
    });
  }

  untold(): Promise<number> {
    return Promise.resolve(Number(this.#statements.untold.get()?.['n']));
  }

  addDigest(day: string): Promise<void> {
    return this.#commits.write(() => {
      if (this.#statements.markTask.run('digest', day).changes === 0) return;
      this.put({ id: day, channel: 'mail', kind: 'digest' });
    });
  }

  async claim(
    channel: Channel,
    limit: number,
    leaseMilliseconds: number,
    own: readonly string[] = [],
  ): Promise<Entry[]> {
    const { recall, claim, findLead } = this.#statements;
    const lease = randomUUID();
    const rows = await this.#commits.write(() => {
      const now = this.#clock.now();
      const others = JSON.stringify(own);
      recall.run(channel, now + longestWait, now + longestLine, others);
      return claim
        .all(now + leaseMilliseconds, lease, channel, now, others, limit)
        .toSorted((one, other) => Number(one['seq']) - Number(other['seq']))
        .map((row) => ({ row, lead: findLead.get(row['lead_id'] ?? null) }));
    });
    // Outside of the transaction: a row that is damaged concerns nobody else.
    return rows.map(({ row, lead }) => toEntry(row, lead));
  }

  async renew(leases: readonly string[], leaseMilliseconds: number): Promise<void> {
    await this.#commits.writeLater(() =>
      this.#statements.renew.run(this.#clock.now() + leaseMilliseconds, JSON.stringify(leases)),
    );
  }

  async settle(entry: Entry, settlement: Settlement): Promise<void> {
    // Marks share a transaction: each would cost as much as sending the mail does.
    await this.#commits.writeLater(() => this.#settle(entry, settlement));
  }

  waiting(channel: Channel): Promise<number> {
    return Promise.resolve(Number(this.#statements.count.get(channel)?.['n']));
  }

  canary(): Promise<CanaryNews> {
    return Promise.resolve(canaryNews(this.#statements.canary.get()));
  }

  #settle(entry: Entry, settlement: Settlement): void {
    const { id, lease } = entry;
    const { again, end, tellsFailure, acknowledges, isCanary } = transitionOf(entry, settlement);
    const { standAgain, remove, endLead, acknowledge } = this.#statements;
    const now = this.#clock.now();
    const { changes } = again
      ? standAgain.run(
          now + again.delay,
          again.error ?? null,
          again.attempts,
          JSON.stringify(again.sentTo),
          Number(again.isWordless),
          id,
          lease,
        )
      : remove.run(id, lease);
    if (changes === 0) return;
    if (end) endLead.run(end.state, now, end.error ?? null, end.attempts, id);
    if (isCanary) this.#statements.markTask.run('canary', new Date(now).toISOString());
    if (tellsFailure) this.putEvent('lead.failed', id);
    if (acknowledges && acknowledge.run(now, id).changes === 1)
      this.put({ id: randomUUID(), channel: 'mail', kind: 'acknowledgement', leadId: id });
  }
}

/** Times are milliseconds since 1970. */
function prepareStatements(database: DatabaseSync) {
  return {
    put: database.prepare(
      `INSERT INTO outbox (id, channel, kind, lead_id, since, due_at)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    ),
    renewTrying: database.prepare(
      `UPDATE outbox SET lease = NULL, since = ?, due_at = ${atOnce}, attempts = 0,
         last_error = NULL, is_wordless = 0
       WHERE id = ?`,
    ),
    stranded: database.prepare(
      `SELECT id FROM leads
       WHERE state = 'waiting' AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = leads.id)`,
    ),
    lastNotice: database.prepare(`SELECT day FROM daily_tasks WHERE task = 'notice'`),
    inLine: database.prepare(`SELECT 1 FROM outbox WHERE channel = 'mail' AND kind = ? LIMIT 1`),
    /** What failed, then what is overdue, then what looks least like spam. */
    assign: database.prepare(
      `UPDATE leads SET notice = $id WHERE seq IN (
         SELECT seq FROM (
           SELECT seq, iif(state = 'failed', 0, 2) AS rank, score FROM leads WHERE ${untold}
           UNION ALL
           SELECT leads.seq, iif(outbox.since > $now, 3, 1), leads.score
           FROM outbox JOIN leads ON leads.id = outbox.id
           WHERE outbox.channel = 'mail' AND outbox.kind = 'lead' AND outbox.sent_to = '[]'
             AND leads.state = 'waiting' AND (outbox.since <= $overdue OR outbox.since > $now) AND leads.notice IS NULL
         ) ORDER BY rank, score, seq LIMIT $most
       )`,
    ),
    markTask: database.prepare(
      `INSERT INTO daily_tasks (task, day) VALUES (?, ?)
       ON CONFLICT (task) DO UPDATE SET day = excluded.day WHERE day <> excluded.day`,
    ),
    remind: database.prepare(
      `UPDATE leads SET reminded = ?
       WHERE state = 'delivered' AND reminded < 2 AND reminded < ? AND received_at <= ? AND settled_at <= ?
       RETURNING id`,
    ),
    untold: database.prepare(`SELECT count(*) AS n FROM leads WHERE ${untold}`),
    /**
     * What is due farther ahead than anything is put off, or, where it stands in line for a later hour, than
     * any such hour: the clock was set back.
     */
    recall: database.prepare(
      `UPDATE outbox SET due_at = ${atOnce}, lease = NULL
       WHERE channel = ? AND due_at > ? AND (due_at > since OR due_at > ?) AND ${isFree}`,
    ),
    claim: database.prepare(
      `UPDATE outbox SET due_at = ?, lease = ?
       WHERE seq IN (
         SELECT seq FROM outbox WHERE channel = ? AND due_at <= ? AND ${isFree}
         ORDER BY due_at, seq LIMIT ?
       )
       RETURNING *`,
    ),
    findLead: database.prepare(`${selectRecords('leads.id')} WHERE leads.id = ?`),
    renew: database.prepare(
      'UPDATE outbox SET due_at = ? WHERE lease IN (SELECT value FROM json_each(?))',
    ),
    standAgain: database.prepare(
      `UPDATE outbox SET lease = NULL, due_at = ?, last_error = coalesce(?, last_error), attempts = ?,
         sent_to = ?, is_wordless = ?
       WHERE id = ? AND lease = ?`,
    ),
    remove: database.prepare('DELETE FROM outbox WHERE id = ? AND lease = ?'),
    endLead: database.prepare(
      `UPDATE leads SET state = ${stateUnlessTaken('?')}, settled_at = ?, last_error = ?, attempts = ?,
         notice = NULL
       WHERE id = ?`,
    ),
    acknowledge: database.prepare(
      'UPDATE leads SET acknowledged_at = ? WHERE id = ? AND acknowledged_at IS NULL',
    ),
    canary: database.prepare(askCanary),
    count: database.prepare('SELECT count(*) AS n FROM outbox WHERE channel = ?'),
  };
}
