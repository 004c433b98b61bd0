import type { Acceptance, NewLead } from '../lead-store.ts';

interface PendingLead {
  readonly lead: NewLead;
  readonly resolve: (acceptance: Acceptance) => void;
  readonly reject: (error: unknown) => void;
}

/** Leads of one transaction: a statement stays small. */
const largestBatch = 200;

/** SQLSTATE's classes of what is wrong with what was written, not with the database. */
const isOwnFault = (error: unknown) => /^2[23]/u.test((error as { code?: string }).code ?? '');

/** Gathers the leads that arrive while a transaction runs into the next one. */
export class AcceptBatches {
  readonly #commit: (leads: NewLead[]) => Promise<Acceptance[]>;
  #pending: PendingLead[] = [];
  #running: Promise<void> | undefined;

  constructor(commit: (leads: NewLead[]) => Promise<Acceptance[]>) {
    this.#commit = commit;
  }

  accept(lead: NewLead): Promise<Acceptance> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ lead, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is pending any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // The rest of this turn's leads join the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#pending.length > 0) {
      await this.#commitAll(this.#pending.splice(0, largestBatch));
    }
    this.#running = undefined;
  }

  /** What fails among others is tried alone: its fault is nobody else's. */
  async #commitAll(batch: readonly PendingLead[]): Promise<void> {
    try {
      const acceptances = await this.#commit(batch.map(({ lead }) => lead));
      batch.forEach(({ resolve }, i) => resolve(acceptances[i] ?? { outcome: 'conflict' }));
    } catch (error) {
      if (isOwnFault(error) && batch.length > 1) {
        for (const pending of batch) await this.#commitAll([pending]);
      } else for (const { reject } of batch) reject(error);
    }
  }
}
