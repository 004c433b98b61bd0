import type { LeadDesk } from './lead-desk.ts';
import type { Outbox } from './outbox.ts';

/** A lead store, opened by an operator beside the running service. */
export interface OpenDesk {
  readonly desk: LeadDesk;
  readonly outbox: Outbox;
  readonly close: () => Promise<void>;
}
