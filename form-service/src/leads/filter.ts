import type { LeadFilter } from './lead-desk.ts';

/** What somebody has taken stays theirs, however its mail fares: the state to set, as SQL. */
export const stateUnlessTaken = (state: string) =>
  `CASE WHEN state IN ('taken', 'answered') THEN state ELSE ${state} END`;

/** How a store says each part of a filter; given is what stands for its value. */
export type Conditions = Readonly<Record<keyof LeadFilter, (value: string) => string>>;

/**
 * The leads that fit a filter. Only what is given is part of it, in the shape that an index answers.
 *
 * @param placeholder what stands for the nth value, from 1
 * @returns what goes behind `WHERE`, and its values, which come first
 */
export function conditionOf(
  filter: LeadFilter,
  conditions: Conditions,
  placeholder: (n: number) => string,
) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const parts = given.map(([name], i) => conditions[name as keyof LeadFilter](placeholder(i + 1)));
  return { sql: parts.join(' AND ') || 'true', values: given.map(([, value]): unknown => value) };
}
