import type { Acceptance, NewLead } from '../lead-store.ts';

interface PendingLead {
  readonly lead: NewLead;
  readonly resolve: (acceptance: Acceptance) => void;
  readonly reject: (error: unknown) => void;
}

/** Leads of one transaction: a statement stays small. */
const largestBatch = 200;

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
      const batch = this.#pending.splice(0, largestBatch);
      try {
        const acceptances = await this.#commit(batch.map(({ lead }) => lead));
        batch.forEach(({ resolve }, i) => resolve(acceptances[i] ?? { outcome: 'conflict' }));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = undefined;
  }
}
