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
    await this.#commits.write(() => {
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
    const { key, fingerprint, expiresAt } = lead.idempotency;
    const known = this.#statements.findKey.get(key);
    if (known && Number(known['key_expires_at']) > lead.receivedAt.getTime()) {
      const isSame = fingerprint.equals(known['fingerprint'] as Uint8Array);
      return isSame ? { outcome: 'repeated', id: String(known['id']) } : { outcome: 'conflict' };
    }
    if (known) this.#statements.forgetKey.run(key);
    const id = randomUUIDv7();
    const time = lead.receivedAt.getTime();
    this.#statements.insert.run(
      id,
      time,
      lead.state,
      JSON.stringify(lead.request),
      lead.score,
      JSON.stringify(lead.signals),
      key,
      fingerprint,
      expiresAt.getTime(),
      time,
      time + deliveryPeriod,
    );
    return { outcome: 'created', id };
  }
}
