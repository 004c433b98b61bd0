import type { LeadRecord } from '../leads/lead-desk.ts';
import type { LeadState } from '../leads/lead.ts';
import type { Email } from './email.ts';
import { waitingEmail, type WaitingSection } from './waiting-email.ts';
import type { WaitingContext } from './waiting-lead.ts';

export interface Digest {
  /** How many there are of each state. */
  readonly counts: Readonly<Record<LeadState, number>>;
  /** The newest of those that wait for a person. */
  readonly held: readonly LeadRecord[];
  readonly failed: readonly LeadRecord[];
}

const requests = (number: number) => `${number} ${number === 1 ? 'request' : 'requests'}`;

function section(
  heading: string,
  introduction: string,
  leads: readonly LeadRecord[],
  count: number,
): WaitingSection[] {
  if (leads.length === 0) return [];
  const older = count - leads.length;
  const note = older > 0 ? `${requests(older)} received earlier are not listed here.` : undefined;
  return [{ heading: `${heading}: ${requests(count)}`, introduction, leads, note }];
}

/** The daily mail that lists the leads that wait for a person; `undefined` when none does. */
export function digestEmail(
  { counts, held, failed }: Digest,
  context: WaitingContext,
): Email | undefined {
  const sections = [
    ...section(
      'Could not be mailed',
      'The mail server refused these, or could not be reached for days. Once the cause is gone, try again.',
      failed,
      counts.failed,
    ),
    ...section(
      'Held as possible spam',
      'If one is a customer’s, release it. What you mark as spam is not listed tomorrow.',
      held,
      counts.quarantined,
    ),
  ];
  if (sections.length === 0) return undefined;
  const total = requests(counts.failed + counts.quarantined);
  return waitingEmail(`Website: ${total} waiting for you`, sections, context);
}
