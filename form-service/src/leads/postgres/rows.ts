import type { LeadRecord } from '../lead-desk.ts';
import { storedRequest, type Hand, type LeadRequest, type LeadState } from '../lead.ts';

export interface StoredLead {
  readonly id: string;
  readonly received_at: Date;
  readonly state: LeadState;
  readonly request: LeadRequest;
  readonly score: number;
  readonly signals: string[];
  readonly attempts: number;
  readonly last_error: string | null;
  readonly settled_at: Date | null;
  readonly released_at: Date | null;
  readonly notice: string | null;
  readonly taken_at: Date | null;
  readonly taken_by: string | null;
  readonly answered_at: Date | null;
  readonly answered_by: string | null;
  /** What the outbox knows of it, if anything. */
  readonly due_at: Date | null;
  readonly sent_to: string[] | null;
  readonly tries: number | null;
  readonly trouble: string | null;
}

/** Leads with what the outbox knows of them. */
export const selectRecords = `
  SELECT leads.*, outbox.due_at, outbox.sent_to, outbox.attempts AS tries,
    outbox.last_error AS trouble
  FROM leads LEFT JOIN outbox ON outbox.id = leads.id::text`;

const toHand = (at: Date | null, by: string | null): Hand | undefined =>
  at && by !== null ? { by, at } : undefined;

/** A lead out of its row. Never throws. */
export function toRecord(row: StoredLead): LeadRecord {
  return {
    id: row.id,
    receivedAt: row.received_at,
    request: storedRequest(() => row.request),
    signals: row.signals,
    releasedAt: row.released_at ?? undefined,
    state: row.state,
    score: row.score,
    attempts: row.tries ?? row.attempts,
    dueAt: row.due_at ?? undefined,
    sentTo: row.sent_to ?? [],
    lastError: row.trouble ?? row.last_error ?? undefined,
    settledAt: row.settled_at ?? undefined,
    taken: toHand(row.taken_at, row.taken_by),
    answered: toHand(row.answered_at, row.answered_by),
  };
}
