import type { LeadRecord } from '../lead-desk.ts';
import { storedRequest, type Lead, type LeadRequest, type LeadState } from '../lead.ts';

export interface LeadRow {
  readonly id: string;
  readonly received_at: Date;
  readonly state: LeadState;
  readonly request: LeadRequest;
  readonly score: number;
  readonly signals: string[];
  readonly due_at: Date;
  readonly deliver_until: Date;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly settled_at: Date | null;
  readonly released_at: Date | null;
  readonly mailed_to: string[];
}

/** A lead out of its row. */
export function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    request: storedRequest(row.request),
    signals: row.signals,
    releasedAt: row.released_at ?? undefined,
    attempts: row.attempts,
    deliverUntil: row.deliver_until,
    mailedTo: row.mailed_to,
  };
}

/** Everything that a row holds of a lead. */
export function toRecord(row: LeadRow): LeadRecord {
  return {
    ...toLead(row),
    state: row.state,
    score: row.score,
    dueAt: row.due_at,
    lastError: row.last_error ?? undefined,
    settledAt: row.settled_at ?? undefined,
  };
}
