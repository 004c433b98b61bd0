import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { DeskAction } from './actions.ts';

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

function signatureOf({ action, lead, expires }: DeskLink, secret: string): Buffer {
  return createHmac('sha256', secret).update(`desk ${action} ${lead} ${expires}`).digest();
}

/** Whether the signature is the link's own. How long it takes tells nothing. */
export function isSigned(link: DeskLink, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(link, secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Makes links; `undefined` where no desk is configured. */
export function deskLinks(
  { DESK_URL, DESK_SECRET }: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>,
  now: Date,
): LinkTo | undefined {
  if (DESK_URL === undefined || DESK_SECRET === undefined) return undefined;
  const expires = Math.floor(now.getTime() / 1000) + linkDays * 24 * 60 * 60;
  return (action, lead) => {
    const signature = signatureOf({ action, lead, expires }, DESK_SECRET).toString('base64url');
    return `${DESK_URL}/desk/${action}/${lead}?expires=${expires}&signature=${signature}`;
  };
}
