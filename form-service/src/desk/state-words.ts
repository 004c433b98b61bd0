import { formatHand, formatShortTime } from '../emails/times.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';

/** Where a lead stands, in a sentence or two. */
export function describeState(lead: LeadRecord): string {
  const { state, receivedAt, releasedAt, settledAt, lastError, taken, answered } = lead;
  const [takenBy, answeredBy] = [taken, answered].map((hand) =>
    hand ? ` by ${formatHand(hand)}` : '',
  );
  const settled = settledAt ? ` on ${formatShortTime(settledAt)}` : '';
  const released = releasedAt ? `Released on ${formatShortTime(releasedAt)}. ` : '';
  switch (state) {
    case 'quarantined':
      return `Held as possible spam since ${formatShortTime(receivedAt)}.`;
    case 'spam':
      return `Marked as spam${settled}. It will be erased when its retention period ends.`;
    case 'waiting':
      return `${released}It is being mailed to the sales team.`;
    case 'delivered':
      return `${released}Mailed to the sales team${settled}.`;
    case 'taken':
      return `${released}Taken${takenBy}. Not answered yet.`;
    case 'answered':
      return `${released}${taken ? `Taken${takenBy}. ` : ''}Answered${answeredBy}.`;
    case 'failed':
      return `${released}Could not be mailed${settled}: ${lastError ?? 'unknown'}`;
  }
}
