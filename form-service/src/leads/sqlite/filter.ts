import type { LeadFilter } from '../lead-desk.ts';

interface Condition {
  /** Goes behind `WHERE`. */
  readonly sql: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The leads that fit a filter. Only what is given is part of it, in the shape that an index answers. */
export function conditionOf({
  states,
  ids,
  receivedBefore,
  notice,
  isUnsent,
}: LeadFilter): Condition {
  const conditions: string[] = [];
  const parameters: Record<string, string | number> = {};
  if (ids) {
    conditions.push('leads.id IN (SELECT value FROM json_each($ids))');
    parameters['$ids'] = JSON.stringify(ids);
  }
  if (states) {
    // Of a known few: no text of anybody's.
    conditions.push(`state IN (${states.map((state) => `'${state}'`).join(', ')})`);
  }
  if (receivedBefore) {
    conditions.push('received_at < $before');
    parameters['$before'] = receivedBefore.getTime();
  }
  if (notice !== undefined) {
    conditions.push('notice = $notice');
    parameters['$notice'] = notice;
  }
  if (isUnsent !== undefined) {
    conditions.push(
      `$unsent = NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = leads.id AND sent_to <> '[]')`,
    );
    parameters['$unsent'] = Number(isUnsent);
  }
  return { sql: conditions.join(' AND ') || 'true', parameters };
}
