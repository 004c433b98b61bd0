import {
  leadStates,
  type FollowUp,
  type Hand,
  type Lead,
  type LeadState,
  type Standing,
} from './lead.ts';

/** Everything that is known of a lead. */
export interface LeadRecord extends Lead, Standing {
  readonly score: number;
  /** How often mailing was tried and failed for a reason that may be the lead's own. */
  readonly attempts: number;
  /** When it is tried next, or its lease ends; of waiting leads. 1970 means at once. */
  readonly dueAt: Date | undefined;
  /** The recipients that have its mail, while others don't. */
  readonly sentTo: readonly string[];
  readonly lastError: string | undefined;
  readonly settledAt: Date | undefined;
}

/** Which leads: those that fit all of what is given. */
export interface LeadFilter {
  readonly states?: readonly LeadState[] | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Between which ids, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly receivedBefore?: Date | undefined;
  readonly settledBefore?: Date;
  /** Whether they came since leads are followed until they are answered. */
  readonly isFollowed?: boolean;
  /** The notice that told of them. */
  readonly notice?: string;
  /** Whether nobody has their mail yet, of those that stand in line. */
  readonly isUnsent?: boolean;
}

/** A page of leads, the newest first. */
export interface Page {
  readonly limit: number;
  /** The last id of the page before. */
  readonly before?: string;
}

/** What people do with leads, as against what the service does (lead-store.ts). */
export interface LeadDesk {
  list(filter: LeadFilter, page: Page): Promise<LeadRecord[]>;

  find(id: string): Promise<LeadRecord | undefined>;

  /** How many there are of each state. */
  counts(): Promise<Readonly<Record<LeadState, number>>>;

  /**
   * Puts leads in line for delivery, now and for another full period. Those that are on their way
   * at this moment are left to who sends them. Returns how many.
   */
  requeue(filter: LeadFilter): Promise<number>;

  /** Marks quarantined leads as spam; others are left alone. Returns how many. */
  markSpam(filter: LeadFilter): Promise<number>;

  /** Records what a person says of leads that this can be said of. Returns how many. */
  follow(filter: LeadFilter, followUp: FollowUp, hand: Hand): Promise<number>;

  /** Erases a lead for good, and tells those who may have its mail. Returns whether it was there. */
  withdraw(id: string): Promise<boolean>;

  /** Erases up to so many leads for good, in one transaction. Returns how many. */
  erase(filter: LeadFilter, limit: number): Promise<number>;
}

/** The numbers of a store that tells only of states that there are. */
export function countsOf(rows: Iterable<readonly [unknown, unknown]>) {
  const known = new Map(rows);
  const counts = leadStates.map((state) => [state, Number(known.get(state) ?? 0)]);
  return Object.fromEntries(counts) as Record<LeadState, number>;
}
