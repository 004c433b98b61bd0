import type { LeadFilter } from '../lead-desk.ts';
import { conditionOf as conditionIn, type Conditions } from '../filter.ts';

const conditions: Conditions = {
  states: (value) => `state IN (SELECT value FROM json_each(${value}))`,
  ids: (value) => `leads.id IN (SELECT value FROM json_each(${value}))`,
  from: (value) => `leads.id >= ${value}`,
  to: (value) => `leads.id <= ${value}`,
  receivedBefore: (value) => `received_at < ${value}`,
  settledBefore: (value) => `settled_at < ${value}`,
  isFollowed: (value) => `${value} = (reminded IS NOT NULL)`,
  notice: (value) => `notice = ${value}`,
  isUnsent: (value) =>
    `${value} = NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = leads.id AND sent_to <> '[]')`,
};

function toParameter(value: unknown): string | number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** As in leads/filter.ts. */
export function conditionOf(filter: LeadFilter) {
  const { sql, values } = conditionIn(filter, conditions, () => '?');
  return { sql, values: values.map(toParameter) };
}
