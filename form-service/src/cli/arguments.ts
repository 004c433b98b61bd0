import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { leadStates, type LeadState } from '../leads/lead.ts';
import { UsageError } from './command.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** As `parseArgs`, with mistakes as usage errors. */
export function parse<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Fewer characters than this are more likely a slip than the start of an id. */
const shortestPrefix = 4;

/** A prefix, filled up to the length of an id. */
function fill(prefix: string, digit: string): string {
  const blank = '00000000-0000-0000-0000-000000000000'.replaceAll('0', digit);
  return prefix + blank.slice(prefix.length);
}

async function findId(prefix: string, desk: LeadDesk): Promise<string> {
  const [first, last] = [fill(prefix, '0'), fill(prefix, 'f')];
  if (first === prefix && uuid.test(prefix)) return prefix;
  if (prefix.length < shortestPrefix || !uuid.test(first)) {
    throw new UsageError(`"${prefix}" is not the id of a lead, nor its first characters.`);
  }
  // Two are enough to tell whether there is one alone.
  const [lead, another] = await desk.list({ from: first, to: last }, { limit: 2 });
  if (lead === undefined) throw new UsageError(`There is no lead ${prefix}….`);
  if (another !== undefined) throw new UsageError(`There are several leads ${prefix}….`);
  return lead.id;
}

/** The ids that were written out, or by as many of their first characters as tell them apart. */
export function parseIds(prefixes: string[], desk: LeadDesk): Promise<string[]> {
  return Promise.all(prefixes.map((prefix) => findId(prefix.toLowerCase(), desk)));
}

export function parseStates(states: string[] | undefined): LeadState[] | undefined {
  const wrong = states?.find((state) => !leadStates.includes(state as LeadState));
  if (wrong !== undefined) {
    throw new UsageError(`"${wrong}" is not a state: ${leadStates.join(', ')}.`);
  }
  return states as LeadState[] | undefined;
}

/** A day such as `2026-11-21`, from its beginning in UTC. */
export function parseDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text) || Number.isNaN(day.getTime())) {
    throw new UsageError(`"${text}" is not a day such as 2026-11-21.`);
  }
  return day;
}

export function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,5}$/u.test(text)) throw new UsageError(`"${text}" is not a number of leads.`);
  return Number(text);
}
