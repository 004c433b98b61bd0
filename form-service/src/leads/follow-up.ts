import type { FollowUp, Hand, LeadState, Standing } from './lead.ts';
import type { EventType } from './outbox.ts';

interface Step {
  readonly from: readonly LeadState[];
  readonly next: (standing: Standing, hand: Hand) => Standing;
  /** What another system is told of it. */
  readonly event: EventType;
}

/**
 * One of several recipients may have the mail while it is still tried for the others: what waits can be taken
 * too.
 */
const toTake: readonly LeadState[] = ['waiting', 'delivered'];

export const followUps: Readonly<Record<FollowUp, Step>> = {
  take: {
    from: toTake,
    next: (_, hand) => ({ state: 'taken', taken: hand, answered: undefined }),
    event: 'lead.taken',
  },
  answer: {
    from: [...toTake, 'taken'],
    next: ({ taken }, hand) => ({ state: 'answered', taken: taken ?? hand, answered: hand }),
    event: 'lead.answered',
  },
  'give-back': {
    from: ['taken'],
    next: () => ({ state: 'delivered', taken: undefined, answered: undefined }),
    event: 'lead.reopened',
  },
  reopen: {
    from: ['answered'],
    next: ({ taken }) => ({ state: 'taken', taken, answered: undefined }),
    event: 'lead.reopened',
  },
};
