import { lineCleaner } from '@sunfield/shared/clean-text';
import type { LeadRecord } from './lead-desk.ts';
import { statesMailed, type FollowUp, type Hand, type LeadState, type Standing } from './lead.ts';
import type { EventType, NewEntry } from './outbox.ts';

interface Step {
  readonly from: readonly LeadState[];
  readonly next: (lead: LeadRecord, hand: Hand) => Standing;
  /** What another system is told of it. */
  readonly event: EventType;
}

/** One of several recipients may have the mail while it is still tried for the others. */
const toTake: readonly LeadState[] = ['waiting', 'delivered'];

/** Where a lead stands that nobody has taken, and that somebody has the mail of. */
const untaken = ({ dueAt }: LeadRecord): Standing => ({
  state: dueAt ? 'waiting' : 'delivered',
  taken: undefined,
  answered: undefined,
});

export const followUps: Readonly<Record<FollowUp, Step>> = {
  take: {
    from: toTake,
    next: (_, hand) => ({ state: 'taken', taken: hand, answered: undefined }),
    event: 'lead.taken',
  },
  answer: {
    from: [...toTake, 'taken'],
    next: ({ taken }, hand) => ({ state: 'answered', taken, answered: hand }),
    event: 'lead.answered',
  },
  'give-back': { from: ['taken'], next: untaken, event: 'lead.reopened' },
  reopen: {
    from: ['answered'],
    next: (lead) =>
      lead.taken ? { state: 'taken', taken: lead.taken, answered: undefined } : untaken(lead),
    event: 'lead.reopened',
  },
};

/** Whether it can be said of a lead: what waits for all of its recipients nobody can know of. */
export const canFollow = (followUp: FollowUp, { state, sentTo }: LeadRecord): boolean =>
  followUps[followUp].from.includes(state) && (state !== 'waiting' || sentTo.length > 0);

/**
 * Whether somebody may know of a lead: who has its mail, or was told of it by a notice. One that waits and was tried,
 * or is under way, may have been taken; one that is still to be tried has no time, which is 1970.
 */
export function isKnownToSales({ state, sentTo, dueAt }: LeadRecord, hasNotice: boolean): boolean {
  if (statesMailed.includes(state) || sentTo.length > 0 || hasNotice) return true;
  return state === 'waiting' && dueAt?.getTime() !== 0;
}

/** What tells that a lead was withdrawn, and keeps nothing else of it. */
export const withdrawalOf = (leadId: string): NewEntry => ({
  id: `withdrawn-${leadId}`,
  channel: 'mail',
  kind: 'withdrawn',
  leadId,
});

/** The longest name that somebody gives, in characters. */
export const longestName = 80;

const cleanName = lineCleaner(longestName);

/** Who says so, as it was typed; `undefined` where that is no name, or too long for one. */
export function nameOf(typed: unknown): string | undefined {
  const name = typeof typed === 'string' ? cleanName(typed) : '';
  return name === '' || name.length > longestName ? undefined : name;
}
