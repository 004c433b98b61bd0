import { followUps } from '../leads/follow-up.ts';
import type { LeadDesk, LeadFilter, LeadRecord } from '../leads/lead-desk.ts';
import { statesMailed, type FollowUp, type Hand, type LeadState } from '../leads/lead.ts';

/** What can be done with a lead that waits for a person. */
const waitingActions = ['release', 'spam', 'retry'] as const;

/** What the mail of a lead offers to those who have it. */
export const takingActions = ['take', 'answer'] as const;

/** What a salesperson can do with a lead. */
export const deskActions = [...waitingActions, ...takingActions, 'give-back', 'reopen'] as const;
export type DeskAction = (typeof deskActions)[number];

interface ActionFacts {
  /** Of the link and of the button. */
  readonly label: string;
  /** What the button will do, for whoever has followed the link. */
  readonly promise: string;
  /** The states of a lead that it can be done to. */
  readonly from: readonly LeadState[];
  /** Whether it is asked who does it: others are told, and a robot doesn't know. */
  readonly asksName?: boolean;
  /** What takes it back, by the same link. */
  readonly undo?: DeskAction;
  /** Does it to the leads that fit. Returns to how many. */
  readonly run: (desk: LeadDesk, filter: LeadFilter, hand: Hand) => Promise<number>;
}

const requeue: ActionFacts['run'] = (desk, filter) => desk.requeue(filter);

const following = (followUp: FollowUp): Pick<ActionFacts, 'from' | 'run'> => ({
  from: followUps[followUp].from,
  run: (desk, filter, hand) => desk.follow(filter, followUp, hand),
});

export const actionFacts: Readonly<Record<DeskAction, ActionFacts>> = {
  release: {
    label: 'Release',
    promise: 'Releasing mails this request to the sales team, like any other.',
    // What was called spam by mistake can be released too.
    from: ['quarantined', 'spam'],
    run: requeue,
  },
  spam: {
    label: 'It is spam',
    promise: 'Spam is not mailed and leaves the daily list.',
    from: ['quarantined'],
    run: (desk, filter) => desk.markSpam(filter),
  },
  retry: {
    label: 'Try again',
    promise: 'The request is mailed again now, and retried for five more days if need be.',
    from: ['failed', 'waiting'],
    run: requeue,
  },
  take: {
    label: 'I take it',
    promise: 'Anyone who opens this page later will see that you are writing the answer.',
    asksName: true,
    undo: 'give-back',
    ...following('take'),
  },
  answer: {
    label: 'Answered',
    promise: 'Press this once you have answered the visitor.',
    asksName: true,
    undo: 'reopen',
    ...following('answer'),
  },
  'give-back': {
    label: 'Give it back',
    promise: 'Taken by mistake? Give it back, and somebody can take it again.',
    asksName: true,
    ...following('give-back'),
  },
  reopen: {
    label: 'Not answered yet',
    promise: 'Marked as answered by mistake? This puts it back as not answered yet.',
    asksName: true,
    ...following('reopen'),
  },
};

/** What mails offer for a lead that waits, by its state. None tells of spam: an earlier link, or the command line, releases it. */
export function actionsFor({ state }: Pick<LeadRecord, 'state'>): DeskAction[] {
  if (state === 'spam') return [];
  const offered = statesMailed.includes(state) ? takingActions : waitingActions;
  return offered.filter((action) => actionFacts[action].from.includes(state));
}
