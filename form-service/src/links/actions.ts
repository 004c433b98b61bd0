import type { LeadRecord } from '../leads/lead-desk.ts';
import type { LeadState } from '../leads/lead.ts';

/** What a salesperson can do with a lead that waits for a person. */
export const deskActions = ['release', 'spam', 'retry'] as const;
export type DeskAction = (typeof deskActions)[number];

interface ActionFacts {
  /** Of the link and of the button. */
  readonly label: string;
  /** What the button will do, for whoever has followed the link. */
  readonly promise: string;
  /** The states of a lead that it can be done to. */
  readonly from: readonly LeadState[];
}

export const actionFacts: Readonly<Record<DeskAction, ActionFacts>> = {
  release: {
    label: 'Release',
    promise: 'Releasing mails this request to the sales team, like any other.',
    // What was called spam by mistake can be released too.
    from: ['quarantined', 'spam'],
  },
  spam: {
    label: 'It is spam',
    promise: 'Spam is not mailed and leaves the daily list.',
    from: ['quarantined'],
  },
  retry: {
    label: 'Try again',
    promise: 'The request is mailed again now, and tried for five more days.',
    from: ['failed', 'waiting'],
  },
};

/** What mails offer for a lead, by its state. None tells of spam: an earlier link, or the command line, releases it. */
export const actionsFor = ({ state }: Pick<LeadRecord, 'state'>): DeskAction[] =>
  state === 'spam' ? [] : deskActions.filter((action) => actionFacts[action].from.includes(state));
