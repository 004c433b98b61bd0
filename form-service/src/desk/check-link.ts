import { deskActions, type DeskAction } from '../links/actions.ts';
import { Problem } from '../http/problem.ts';
import { linkDays, signedPart } from '../links/links.ts';
import { isSigned } from '../links/signature.ts';

/** The parts of an address, as they were sent. */
export interface SentLink {
  readonly action: string;
  readonly lead: string;
  readonly expires: unknown;
  readonly signature: unknown;
}

const isAction = (text: string): text is DeskAction => deskActions.some((name) => name === text);

/**
 * The action of an address that one of our mails carried.
 *
 * @throws {Problem} 403 when it is not one, 410 when its time is over
 */
export function checkLink(sent: SentLink, secret: string, now: Date): DeskAction {
  const { action, lead } = sent;
  const expires = Number(sent.expires);
  if (
    !isAction(action) ||
    !isSigned(signedPart({ action, lead, expires }), String(sent.signature), secret)
  ) {
    const why = 'It is not one of ours, or it was changed on its way. Open it from the mail again.';
    throw new Problem(403, why, { title: 'This link does not work' });
  }
  if (expires * 1000 <= now.getTime()) {
    const why = `Links work for ${linkDays} days. The daily mail has new ones for every request that still waits.`;
    throw new Problem(410, why, { title: 'This link has expired' });
  }
  return action;
}
