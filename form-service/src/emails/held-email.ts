import type { HeldNotice } from '../leads/held-notices.ts';
import type { Email } from './email.ts';
import { personOf, subjectWith } from './lead-subject.ts';
import { waitingEmail } from './waiting-email.ts';
import type { WaitingContext } from './waiting-lead.ts';

/** The mail that tells of requests that were just held back. */
export function heldEmail({ leads, remaining }: HeldNotice, context: WaitingContext): Email {
  const [first] = leads;
  const isOne = first !== undefined && leads.length === 1;
  const what = isOne ? personOf(first.request) : `${leads.length} requests`;
  const introduction = isOne
    ? 'This request looks like spam, so it was not mailed. If it is a customer’s, release it.'
    : 'These requests look like spam, so they were not mailed. If one is a customer’s, release it. Those that look least like spam come first.';
  const note =
    remaining > 0 ? `${remaining} more are held and follow in the next mail.` : undefined;
  return waitingEmail(
    subjectWith(`Held as possible spam: ${what}`),
    [{ introduction, leads, note }],
    context,
  );
}
