import type { EventQueue } from './events.ts';
import type { ClaimedLead, LeadRequest, LeadState } from './lead.ts';
import type { Queue } from './queue.ts';

/** Names a request, so that the same request sent twice is one lead. */
export interface IdempotencyKey {
  /** A digest of the key that the client sent, or of the request itself. */
  readonly key: Buffer;
  /** A digest of what was asked: the same key with another fingerprint is a conflict. */
  readonly fingerprint: Buffer;
  readonly expiresAt: Date;
}

export interface NewLead {
  readonly request: LeadRequest;
  readonly receivedAt: Date;
  readonly state: Extract<LeadState, 'waiting' | 'quarantined'>;
  /** How much it looks like spam, and why. */
  readonly score: number;
  readonly signals: readonly string[];
  readonly idempotency: IdempotencyKey;
}

/** `created`: a new lead. `repeated`: the lead that the same request made before. */
export type Acceptance =
  | { readonly outcome: 'created' | 'repeated'; readonly id: string }
  | { readonly outcome: 'conflict' };

export interface Backlog {
  readonly waiting: number;
  readonly oldestReceivedAt: Date | undefined;
  /** Leads that are held back until a person looks. */
  readonly held: number;
}

/** Where leads are kept. Every promise that resolves stands for something that is on disk. */
export interface LeadStore extends Queue<ClaimedLead> {
  /** What became of leads, for another system to be told. */
  readonly events: EventQueue;

  /** Keeps a lead. Rejects when it can't be committed: then nothing was accepted. */
  accept(lead: NewLead): Promise<Acceptance>;

  backlog(): Promise<Backlog>;

  /** Rejects unless something can be committed now. */
  check(): Promise<void>;

  /** Finishes what was begun. */
  close(): Promise<void>;
}
