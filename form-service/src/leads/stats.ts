import { company } from '@sunfield/shared/company';
import type { Locale } from '@sunfield/shared/locales';
import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import { allRecords } from './all-records.ts';
import type { LeadDesk, LeadRecord } from './lead-desk.ts';
import { statesMailed } from './lead.ts';

/** How long it took from receiving leads on, by the clock, in milliseconds; `undefined` where it never happened. */
export interface Durations {
  readonly median: number | undefined;
  /** Nine in ten took no longer. */
  readonly most: number | undefined;
}

/** How requests were answered. Those that somebody called spam, or withdrew, don't count. */
export interface Stats {
  readonly leads: number;
  readonly answered: number;
  /** Of those whose time is over or that were answered, how many were within it. */
  readonly due: number;
  readonly inTime: number;
  readonly toTaken: Durations;
  readonly toAnswered: Durations;
}

/** As much of a lead as figures are made of. */
export interface Answering {
  readonly locale: Locale;
  /** In which it came, by the company's clock: `2026-11`. */
  readonly month: string;
  readonly toTaken: number | undefined;
  readonly toAnswered: number | undefined;
  readonly isDue: boolean;
  readonly isInTime: boolean;
}

const monthFormat = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: company.timeZone,
});

function answeringOf({ receivedAt, request, taken, answered }: LeadRecord, now: Date): Answering {
  const deadline = afterBusinessDays(receivedAt, answerWithin);
  const since = (time: Date | undefined) => time && time.getTime() - receivedAt.getTime();
  return {
    locale: request.locale,
    month: monthFormat.format(receivedAt),
    toTaken: since((taken ?? answered)?.at),
    toAnswered: since(answered?.at),
    isDue: answered !== undefined || deadline <= now,
    isInTime: answered !== undefined && answered.at <= deadline,
  };
}

/**
 * How each lead was answered that came since leads are followed, the newest first.
 *
 * @param month of one month such as `2026-11` alone
 */
export async function readAnswering(
  desk: LeadDesk,
  now: Date,
  month?: string,
): Promise<Answering[]> {
  const found: Answering[] = [];
  for await (const record of allRecords(desk, { states: statesMailed, isFollowed: true })) {
    const answering = answeringOf(record, now);
    if (month !== undefined && answering.month < month) break;
    if (month === undefined || answering.month === month) found.push(answering);
  }
  return found;
}

/** By nearest rank: one that was measured. */
function durationsOf(times: readonly (number | undefined)[]): Durations {
  const sorted = times.filter((time) => time !== undefined).toSorted((one, other) => one - other);
  const atShare = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return { median: atShare(0.5), most: atShare(0.9) };
}

export const statsOf = (leads: readonly Answering[]): Stats => ({
  leads: leads.length,
  answered: leads.filter(({ toAnswered }) => toAnswered !== undefined).length,
  due: leads.filter(({ isDue }) => isDue).length,
  inTime: leads.filter(({ isInTime }) => isInTime).length,
  toTaken: durationsOf(leads.map(({ toTaken }) => toTaken)),
  toAnswered: durationsOf(leads.map(({ toAnswered }) => toAnswered)),
});
