import type { SQLOutputValue } from 'node:sqlite';
import type { Lead, LeadRequest } from '../lead.ts';

/** A lead out of its row, where times are milliseconds since 1970. */
export function toLead(row: Record<string, SQLOutputValue>): Lead {
  return {
    id: String(row['id']),
    receivedAt: new Date(Number(row['received_at'])),
    request: JSON.parse(String(row['request'])) as LeadRequest,
    attempts: Number(row['attempts']),
    deliverUntil: new Date(Number(row['deliver_until'])),
  };
}
