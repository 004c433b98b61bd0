import type { Clock } from '../time.ts';
import type { LeadDesk } from './lead-desk.ts';
import type { LeadRequest, LeadState } from './lead.ts';
import type { Outbox } from './outbox.ts';

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
  /** A waiting lead stands in line until then, for a day at most; else it is due at once. */
  readonly notBefore?: Date | undefined;
}

/** `created`: a new lead. `repeated`: the lead that the same request made before. */
export type Acceptance =
  | { readonly outcome: 'created' | 'repeated'; readonly id: string }
  | { readonly outcome: 'conflict' };

export interface Backlog {
  readonly waiting: number;
  /** Since when the one waits that waits longest; those that somebody has, or whose hour is still to come, don't count. */
  readonly oldestSince: Date | undefined;
  /** Leads that are held back until a person looks. */
  readonly held: number;
}

/** For how long the lead waits that waits longest; 0 when none does. */
export const waitingSeconds = ({ oldestSince }: Backlog, clock: Clock) =>
  oldestSince ? (clock.now() - oldestSince.getTime()) / 1000 : 0;

/** Where leads are kept. Every promise that resolves stands for something that is on disk. */
export interface LeadStore {
  readonly outbox: Outbox;
  readonly desk: LeadDesk;

  /** Keeps a lead. Rejects when it can't be committed: then nothing was accepted. */
  accept(lead: NewLead): Promise<Acceptance>;

  backlog(): Promise<Backlog>;

  /** Rejects unless something can be committed now. */
  check(): Promise<void>;

  /** Finishes what was begun. */
  close(): Promise<void>;
}

/** A store as people use it, beside the running service. */
export type OpenDesk = Pick<LeadStore, 'desk' | 'outbox' | 'close'>;
