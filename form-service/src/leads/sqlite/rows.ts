import type { SQLOutputValue } from 'node:sqlite';
import type { LeadRecord } from '../lead-desk.ts';
import { storedRequest, type Hand, type LeadState } from '../lead.ts';

export type Row = Record<string, SQLOutputValue>;

/** A time that may not have come yet. */
export function toTime(value: SQLOutputValue | undefined): Date | undefined {
  return typeof value === 'number' ? new Date(value) : undefined;
}

function toHand(at: SQLOutputValue | undefined, by: SQLOutputValue | undefined): Hand | undefined {
  const time = toTime(at);
  return time && { by: String(by), at: time };
}

/** A list of texts; none where the row was damaged. */
export function toTexts(value: SQLOutputValue | undefined): string[] {
  try {
    const texts = JSON.parse(String(value)) as unknown;
    return Array.isArray(texts) ? texts.map(String) : [];
  } catch {
    return [];
  }
}

/** Leads with what the outbox knows of them. */
export const selectRecords = `
  SELECT leads.*, outbox.due_at, outbox.sent_to, outbox.attempts AS tries,
    outbox.last_error AS trouble
  FROM leads LEFT JOIN outbox ON outbox.id = leads.id`;

/** A lead out of its row, where times are milliseconds since 1970. Never throws. */
export function toRecord(row: Row): LeadRecord {
  const lastError = row['trouble'] ?? row['last_error'];
  return {
    id: String(row['id']),
    receivedAt: new Date(Number(row['received_at'])),
    request: storedRequest(() => JSON.parse(String(row['request']))),
    signals: toTexts(row['signals']),
    releasedAt: toTime(row['released_at']),
    state: row['state'] as LeadState,
    score: Number(row['score']),
    attempts: Number(row['tries'] ?? row['attempts']),
    dueAt: toTime(row['due_at']),
    sentTo: toTexts(row['sent_to'] ?? '[]'),
    lastError: typeof lastError === 'string' ? lastError : undefined,
    settledAt: toTime(row['settled_at']),
    taken: toHand(row['taken_at'], row['taken_by']),
    answered: toHand(row['answered_at'], row['answered_by']),
  };
}
