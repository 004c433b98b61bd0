import type { LeadFilter } from '../lead-desk.ts';

interface Condition {
  /** Goes behind `WHERE`. */
  readonly sql: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/**
 * The leads that fit a filter. Only what is given is part of it, in the shape that an index answers: by
 * id, or by state, where the index leaves out what waits and has to be told that nothing of that is asked.
 */
export function conditionOf({ states, ids, receivedBefore }: LeadFilter): Condition {
  const conditions: string[] = [];
  const parameters: Record<string, string | number> = {};
  if (ids) {
    conditions.push('id IN (SELECT value FROM json_each($ids))');
    parameters['$ids'] = JSON.stringify(ids);
  }
  if (states) {
    // Of a known few: no text of anybody's.
    conditions.push(`state IN (${states.map((state) => `'${state}'`).join(', ')})`);
    if (!ids && !states.includes('waiting')) conditions.push(`state <> 'waiting'`);
  }
  if (receivedBefore) {
    conditions.push('received_at < $before');
    parameters['$before'] = receivedBefore.getTime();
  }
  return { sql: conditions.join(' AND ') || 'true', parameters };
}
