import type { Lead, LeadState } from './lead.ts';

/** Everything that is known of a lead. */
export interface LeadRecord extends Lead {
  readonly state: LeadState;
  readonly score: number;
  readonly signals: readonly string[];
  /** When it is tried next, or its lease ends; of waiting leads. */
  readonly dueAt: Date;
  readonly lastError: string | undefined;
  readonly settledAt: Date | undefined;
}

/** Which leads: those that fit all of what is given. */
export interface LeadFilter {
  readonly states?: readonly LeadState[];
  readonly ids?: readonly string[];
  readonly receivedBefore?: Date;
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

  /** How many there are of each state. */
  counts(): Promise<Readonly<Record<LeadState, number>>>;

  /** Puts leads in line for delivery, now and for another full period. Returns how many. */
  requeue(filter: LeadFilter): Promise<number>;

  /** Erases leads for good. Returns how many. */
  erase(filter: LeadFilter): Promise<number>;

  /** Erases some of the leads delivered before a time. Returns how many; 0 when none is left. */
  eraseDelivered(before: Date): Promise<number>;

  /** Whether this process is the first to ask for a task on a day: of several, one does it. */
  takeDailyTask(task: string, day: string): Promise<boolean>;
}

/** How many leads `eraseDelivered` erases at once: no visitor waits for a long transaction. */
export const eraseBatch = 500;
