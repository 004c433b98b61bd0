import type { LeadRecord } from './lead-desk.ts';
import { storedRequest, type Hand, type LeadState } from './lead.ts';
import type { Entry } from './outbox.ts';

/**
 * A row of either store, or of a dump: a time is milliseconds since 1970, a `Date` or a text; a list and a request are
 * JSON or what it says.
 */
export type Row = Readonly<Record<string, unknown>>;

/** Leads with what the outbox knows of them. */
export const selectRecords = (leadKey: 'leads.id' | 'leads.id::text') => `
  SELECT leads.*, outbox.due_at, outbox.sent_to, outbox.attempts AS tries,
    outbox.last_error AS trouble
  FROM leads LEFT JOIN outbox ON outbox.id = ${leadKey}`;

const jsonOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const toDate = (value: unknown) => new Date(value as number | string | Date);

/** A time that may not have come yet. */
export const toTime = (value: unknown): Date | undefined =>
  value == null ? undefined : toDate(value);

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A list of texts; none where the row was damaged. */
function toTexts(value: unknown): string[] {
  try {
    const texts = jsonOf(value);
    return Array.isArray(texts) ? texts.map(String) : [];
  } catch {
    return [];
  }
}

function toHand(at: unknown, by: unknown): Hand | undefined {
  const time = toTime(at);
  return time && { by: String(by), at: time };
}

/** What tells one lead from others. */
export const toLead = (row: Row): Pick<LeadRecord, 'id' | 'receivedAt' | 'state' | 'request'> => ({
  id: String(row['id']),
  receivedAt: toDate(row['received_at']),
  state: row['state'] as LeadState,
  request: storedRequest(() => jsonOf(row['request'])),
});

/** A lead out of its row. Never throws. */
export const toRecord = (row: Row): LeadRecord => ({
  ...toLead(row),
  signals: toTexts(row['signals']),
  releasedAt: toTime(row['released_at']),
  score: Number(row['score']),
  attempts: Number(row['tries'] ?? row['attempts']),
  dueAt: toTime(row['due_at']),
  sentTo: toTexts(row['sent_to'] ?? []),
  lastError: toText(row['trouble'] ?? row['last_error']),
  settledAt: toTime(row['settled_at']),
  taken: toHand(row['taken_at'], row['taken_by']),
  answered: toHand(row['answered_at'], row['answered_by']),
});

/** What stands in line, with the lead that it is of. */
export const toEntry = (row: Row, lead: Row | undefined): Entry => ({
  id: String(row['id']),
  kind: row['kind'] as Entry['kind'],
  leadId: toText(row['lead_id']),
  lead: lead && toRecord(lead),
  since: toDate(row['since']),
  attempts: Number(row['attempts']),
  sentTo: toTexts(row['sent_to']),
  isWordless: Boolean(row['is_wordless']),
  lease: String(row['lease']),
});
