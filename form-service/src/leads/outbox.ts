import type { LeadRecord } from './lead-desk.ts';

/** Who takes what is in the outbox: the mail server, or another system (docs/outlet.md). */
export type Channel = 'mail' | 'webhook';

/**
 * `lead`: a request, for sales. `acknowledgement`: for its visitor. `notice`: leads that a person has to
 * know of now. `reminder`, `escalation`: a lead that nobody has taken after half of the promised time, and after all
 * of it. `withdrawn`: a lead whose visitor had it erased. `digest`: each morning, all that wait for a person.
 * `canary`: shows that requests arrive. `cap`: the hour's number is reached.
 */
export const mailKinds = [
  'lead',
  'acknowledgement',
  'notice',
  'reminder',
  'escalation',
  'withdrawn',
  'digest',
  'canary',
  'cap',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * What another system can be told of. `lead.created`: to be mailed. `lead.held`: looks like spam.
 * `lead.released`: a person let it pass. `lead.failed`: its mail was given up. `lead.taken`, `lead.answered`:
 * somebody said so. `lead.reopened`: one of these was taken back. `lead.withdrawn`: its visitor had it erased.
 * `cap.reached`: the leads of this hour are used up.
 */
export type EventType =
  | 'lead.created'
  | 'lead.held'
  | 'lead.released'
  | 'lead.failed'
  | 'lead.taken'
  | 'lead.answered'
  | 'lead.reopened'
  | 'lead.withdrawn'
  | 'cap.reached';

/** What is put in line. */
export type NewEntry = {
  /** The same for every attempt. Of a lead's mail it is the lead's; what is in line already isn't added. */
  readonly id: string;
  readonly leadId?: string;
} & (
  | { readonly channel: 'mail'; readonly kind: MailKind }
  | { readonly channel: 'webhook'; readonly kind: EventType }
);

/** What one worker holds until its lease ends. */
export interface Entry {
  readonly id: string;
  readonly kind: MailKind | EventType;
  /** Of what is about a lead. */
  readonly leadId: string | undefined;
  /** As it is now, unless it was erased. */
  readonly lead: LeadRecord | undefined;
  /** When it could be sent first. */
  readonly since: Date;
  readonly attempts: number;
  /** The recipients that took it, until all have: the others are tried again without them. */
  readonly sentTo: readonly string[];
  /** Something in its words may have been refused: it goes again without those of visitors. */
  readonly isWordless: boolean;
  readonly lease: string;
}

/** What became of an attempt. */
export type Settlement =
  | {
      readonly outcome: 'delivered';
      /** Who never took it, where somebody else did. */
      readonly error?: string;
      /** Whether the lead's visitor is told that the request arrived; of leads, once. */
      readonly acknowledges?: boolean;
    }
  | { readonly outcome: 'failed'; readonly error: string }
  | {
      readonly outcome: 'retry';
      readonly error: string;
      /** How long it waits, by the store's own clock, in milliseconds. */
      readonly delay: number;
      /** How often it was tried by now, for reasons that may be its own. */
      readonly attempts: number;
      readonly sentTo?: readonly string[];
      readonly isWordless?: boolean;
      readonly acknowledges?: boolean;
    }
  /** Given back untried, to the end of the line. */
  | { readonly outcome: 'release' };

export interface NoticeLimits {
  /** The least time between two notices, in milliseconds. */
  readonly interval: number;
  /** How long a lead waits before people are told of it, in milliseconds. */
  readonly overdue: number;
  /** How many leads a notice tells of at most. */
  readonly leads: number;
}

/** Sent by the service itself, to see that requests arrive: of all that are under way, one mail is. */
export const canaryEntry: NewEntry = { id: 'canary', channel: 'mail', kind: 'canary' };

/** Leads that came before these moments have had a part of the promised time. */
export interface ReminderTimes {
  readonly half: Date;
  readonly whole: Date;
}

/** How the request is that the service sends itself (docs/watch.md). */
export interface CanaryNews {
  /** Why it was not taken yet, empty where it has not been tried; `undefined` where it isn't in line. */
  readonly trouble: string | undefined;
  /** When a mail server has taken one last. */
  readonly arrivedAt: Date | undefined;
}

/** The same question to both stores. */
export const askCanary = `
  SELECT (SELECT coalesce(last_error, '') FROM outbox WHERE id = 'canary') AS trouble,
    (SELECT day FROM daily_tasks WHERE task = 'canary') AS day`;

export const canaryNews = ({
  trouble,
  day,
}: Readonly<Record<string, unknown>> = {}): CanaryNews => ({
  trouble: typeof trouble === 'string' ? trouble : undefined,
  arrivedAt: typeof day === 'string' ? new Date(day) : undefined,
});

/**
 * All that waits to be sent. What is about a lead is written in the transaction that makes it so: neither is
 * there without the other.
 */
export interface Outbox {
  /** Puts in line what is about no lead. */
  add(entry: NewEntry): Promise<void>;

  /**
   * Puts a notice in line of leads that nobody was told of: held, failed, overdue, or standing in line for
   * a later hour; what needs a person most comes first. None while another is in line.
   */
  addNotice(limits: NoticeLimits): Promise<void>;

  /** Leads that need a person and that no notice tells of yet. */
  untold(): Promise<number>;

  /**
   * Puts a reminder in line of each lead that nobody has taken: one after half of the time, one after all of it;
   * none before its mail has lain there for half of the time.
   */
  addReminders(times: ReminderTimes): Promise<void>;

  /** Puts the digest of a day in line: of several processes, one does. */
  addDigest(day: string): Promise<void>;

  /**
   * Leases up to `limit` that are due: new ones first, in the order of their arrival.
   *
   * @param own leases of the worker that asks: they don’t end while it lives, whatever the clock says
   */
  claim(channel: Channel, limit: number, lease: number, own?: readonly string[]): Promise<Entry[]>;

  /** Prolongs leases that are still held. */
  renew(leases: readonly string[], lease: number): Promise<void>;

  /** Records what became of one; without effect once its lease has passed to another. */
  settle(entry: Entry, settlement: Settlement): Promise<void>;

  waiting(channel: Channel): Promise<number>;

  /** How the canary is. */
  canary(): Promise<CanaryNews>;
}
