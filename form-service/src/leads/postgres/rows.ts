import type { Lead, LeadRequest, LeadState } from '../lead.ts';

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
}

/** A lead out of its row. */
export function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    request: row.request,
    attempts: row.attempts,
    deliverUntil: row.deliver_until,
  };
}
