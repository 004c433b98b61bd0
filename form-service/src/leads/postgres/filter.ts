import type { LeadFilter } from '../lead-desk.ts';
import { conditionOf as conditionIn, type Conditions } from '../filter.ts';

const conditions: Conditions = {
  states: (value) => `state = ANY(${value}::text[])`,
  ids: (value) => `leads.id = ANY(${value}::uuid[])`,
  from: (value) => `leads.id >= ${value}`,
  to: (value) => `leads.id <= ${value}`,
  receivedBefore: (value) => `received_at < ${value}`,
  settledBefore: (value) => `settled_at < ${value}`,
  isFollowed: (value) => `${value} = (reminded IS NOT NULL)`,
  notice: (value) => `notice = ${value}`,
  isUnsent: (value) =>
    `${value} = NOT EXISTS (SELECT FROM outbox WHERE outbox.id = leads.id::text AND sent_to <> '{}')`,
};

/** As in leads/filter.ts. */
export const conditionOf = (filter: LeadFilter) => conditionIn(filter, conditions, (n) => `$${n}`);
