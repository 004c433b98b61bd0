import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { LeadFilter } from '../leads/lead-desk.ts';
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

export function parseIds(ids: string[]): string[] {
  const wrong = ids.find((id) => !uuid.test(id));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not the id of a lead.`);
  return ids;
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

/** A filter of what is given; what is not given doesn't filter. */
export function filterOf(given: {
  states?: LeadState[] | undefined;
  ids?: string[] | undefined;
  receivedBefore?: Date | undefined;
}): LeadFilter {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
