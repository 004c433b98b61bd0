import type { SQLOutputValue } from 'node:sqlite';
import type { LeadRecord } from '../lead-desk.ts';
import { storedRequest, type Lead, type LeadRequest, type LeadState } from '../lead.ts';

/** A time that may not have come yet. */
export function toTime(value: SQLOutputValue | undefined): Date | undefined {
  return typeof value === 'number' ? new Date(value) : undefined;
}

/** A lead out of its row, where times are milliseconds since 1970. */
export function toLead(row: Record<string, SQLOutputValue>): Lead {
  return {
    id: String(row['id']),
    receivedAt: new Date(Number(row['received_at'])),
    request: storedRequest(JSON.parse(String(row['request'])) as LeadRequest),
    signals: JSON.parse(String(row['signals'])) as string[],
    releasedAt: toTime(row['released_at']),
    attempts: Number(row['attempts']),
    deliverUntil: new Date(Number(row['deliver_until'])),
    mailedTo: JSON.parse(String(row['mailed_to'])) as string[],
  };
}

/** Everything that a row holds of a lead. */
export function toRecord(row: Record<string, SQLOutputValue>): LeadRecord {
  const lastError = row['last_error'];
  return {
    ...toLead(row),
    state: row['state'] as LeadState,
    score: Number(row['score']),
    dueAt: new Date(Number(row['due_at'])),
    lastError: typeof lastError === 'string' ? lastError : undefined,
    settledAt: toTime(row['settled_at']),
  };
}
