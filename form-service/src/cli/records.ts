import { personName } from '@sunfield/shared/person-name';
import type { LeadRecord } from '../leads/lead-desk.ts';

/** So many leads, as the subject of a sentence: `1 lead is`, `3 leads are`. */
export const leadsAre = (count: number) => `${count} ${count === 1 ? 'lead is' : 'leads are'}`;

/** A lead as flat text, for files: the same names in CSV and JSON. */
export function flatten(record: LeadRecord): Record<string, string> {
  const { request } = record;
  return {
    id: record.id,
    state: record.state,
    receivedAt: record.receivedAt.toISOString(),
    name: personName(request),
    ...request,
    interests: request.interests.join(' '),
    attempts: String(record.attempts),
    lastError: record.lastError ?? '',
    score: String(record.score),
    signals: record.signals.join(' '),
    settledAt: record.settledAt?.toISOString() ?? '',
    takenAt: record.taken?.at.toISOString() ?? '',
    takenBy: record.taken?.by ?? '',
    answeredAt: record.answered?.at.toISOString() ?? '',
    answeredBy: record.answered?.by ?? '',
  };
}
