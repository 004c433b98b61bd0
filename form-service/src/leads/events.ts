import type { LeadRecord } from './lead-desk.ts';
import type { Claimed, Queue } from './queue.ts';

/**
 * What another system can be told of (docs/outlet.md). `lead.created`: to be mailed. `lead.held`: looks
 * like spam. `lead.released`: a person let it pass. `lead.failed`: its mail was given up.
 * `cap.reached`: the leads of this hour are used up.
 */
export type EventType =
  'lead.created' | 'lead.held' | 'lead.released' | 'lead.failed' | 'cap.reached';

/** An event that one worker holds until its lease ends. */
export interface ClaimedEvent extends Claimed {
  readonly type: EventType;
  readonly occurredAt: Date;
  /** As it is now; of events that are about a lead, unless it was erased. */
  readonly lead: LeadRecord | undefined;
}

/**
 * What happened and was not told yet. The stores write an event in the transaction of what it tells, so
 * neither is there without the other.
 */
export interface EventQueue extends Queue<ClaimedEvent> {
  /** Adds an event that is about no lead. */
  announce(type: EventType): Promise<void>;

  /** How many wait to be told. */
  waiting(): Promise<number>;
}
