import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { maxBodyBytes } from '@sunfield/shared/project-request';
import { deliveryPeriod, type ClaimedLead } from '../lead.ts';
import type { Acceptance, Backlog, LeadStore, NewLead, Settlement } from '../lead-store.ts';
import { GroupCommit } from './group-commit.ts';
import { toLead } from './rows.ts';
import { prepareStatements, type Statements } from './statements.ts';

/** The readiness check writes as much as the largest lead: a few bytes fit on any full disk. */
const checkBytes = maxBodyBytes / 2;

/** Leads in one SQLite file: the truth and the queue in the same row. */
export class SqliteStore implements LeadStore {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #commits: GroupCommit;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = prepareStatements(database);
    this.#commits = new GroupCommit(database);
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return this.#commits.write(() => this.#insert(lead));
  }

  claim(limit: number, leaseMilliseconds: number): Promise<ClaimedLead[]> {
    const lease = randomUUID();
    return this.#commits.write(() => {
      const now = Date.now();
      const rows = this.#statements.claim.all(now + leaseMilliseconds, lease, now, limit);
      return rows.map((row) => ({ ...toLead(row), lease }));
    });
  }

  async settle({ id, lease }: ClaimedLead, settlement: Settlement): Promise<void> {
    const { deliver, fail, retry, release } = this.#statements;
    // Marks share a transaction: each would cost as much as sending the mail does.
    await this.#commits.writeLater(() => {
      const now = Date.now();
      switch (settlement.outcome) {
        case 'delivered':
          return deliver.run(now, id, lease);
        case 'failed':
          return fail.run(now, settlement.error, id, lease);
        case 'retry':
          return retry.run(settlement.dueAt.getTime(), settlement.error, id, lease);
        case 'release':
          return release.run(now, id, lease);
      }
    });
  }

  backlog(): Promise<Backlog> {
    const row = this.#statements.backlog.get();
    const oldest = row?.['oldest'];
    return Promise.resolve({
      waiting: Number(row?.['waiting']),
      oldestReceivedAt: typeof oldest === 'number' ? new Date(oldest) : undefined,
    });
  }

  async check(): Promise<void> {
    await this.#commits.write(() => this.#statements.check.run(checkBytes));
  }

  close(): Promise<void> {
    this.#commits.flush();
    this.#database.close();
    return Promise.resolve();
  }

  #insert(lead: NewLead): Acceptance {
    const id = randomUUIDv7();
    if (this.#add(id, lead)) return { outcome: 'created', id };
    const { key, fingerprint } = lead.idempotency;
    const known = this.#statements.findKey.get(key);
    if (known && Number(known['key_expires_at']) > lead.receivedAt.getTime()) {
      const isSame = fingerprint.equals(known['fingerprint'] as Uint8Array);
      return isSame ? { outcome: 'repeated', id: String(known['id']) } : { outcome: 'conflict' };
    }
    this.#statements.forgetKey.run(key);
    this.#add(id, lead);
    return { outcome: 'created', id };
  }

  /** Returns whether the lead's key was new: only then there is a row. */
  #add(id: string, { receivedAt, state, request, score, signals, idempotency }: NewLead): boolean {
    const time = receivedAt.getTime();
    const { changes } = this.#statements.insert.run(
      id,
      time,
      state,
      JSON.stringify(request),
      score,
      JSON.stringify(signals),
      idempotency.key,
      idempotency.fingerprint,
      idempotency.expiresAt.getTime(),
      time,
      time + deliveryPeriod,
    );
    return changes === 1;
  }
}
