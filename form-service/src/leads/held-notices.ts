import type { LeadRecord } from './lead-desk.ts';

/** A mail that tells of held leads: the same id and the same leads until it is settled. */
export interface HeldNotice {
  readonly id: string;
  /** Those that are held still, the least suspicious first. */
  readonly leads: readonly LeadRecord[];
  /** Held leads that nobody was told of yet, and that a later notice will tell of. */
  readonly remaining: number;
}

export interface NoticeLimits {
  /** The least time between two notices, in milliseconds. */
  readonly interval: number;
  /** How long another process leaves a notice alone that was claimed, in milliseconds. */
  readonly lease: number;
  /** How many leads a notice tells of at most. */
  readonly leads: number;
}

/** Which held leads people were told of: every one, and each in one notice. */
export interface HeldNotices {
  /** The notice that is due, if any; of several processes, one gets it. */
  claim(limits: NoticeLimits): Promise<HeldNotice | undefined>;

  /** Records that a notice was sent. */
  settle(id: string): Promise<void>;
}
