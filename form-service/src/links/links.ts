import type { Config } from '../config.ts';
import type { DeskAction } from './actions.ts';
import { signatureOf } from './signature.ts';

/** A link of a mail: one lead, one action, until a time. Whoever has it may do that and no more. */
export interface DeskLink {
  readonly action: DeskAction;
  readonly lead: string;
  /** In seconds since 1970. */
  readonly expires: number;
}

/** The address of a page that does an action to a lead. */
export type LinkTo = (action: DeskAction, lead: string) => string;

/** How long a link works: longer than a holiday; in days. */
export const linkDays = 14;

/** What of a link is signed. */
export const signedPart = ({ action, lead, expires }: DeskLink) =>
  `desk ${action} ${lead} ${expires}`;

/** Makes links; `undefined` where no desk is configured. */
export function deskLinks(
  { DESK_URL, DESK_SECRET }: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>,
  now: Date,
): LinkTo | undefined {
  if (DESK_URL === undefined || DESK_SECRET === undefined) return undefined;
  const expires = Math.floor(now.getTime() / 1000) + linkDays * 24 * 60 * 60;
  return (action, lead) => {
    const signature = signatureOf(signedPart({ action, lead, expires }), DESK_SECRET);
    return `${DESK_URL}/desk/${action}/${lead}?expires=${expires}&signature=${signature}`;
  };
}
