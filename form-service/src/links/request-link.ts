import type { Config } from '../config.ts';
import type { Lead } from '../leads/lead.ts';
import { isSigned, signatureOf } from './signature.ts';

/** How long a visitor's link to a request works; in days. The privacy policy tells it. */
const requestDays = 90;

const signedPart = (lead: string, expires: string) => `request ${lead} ${expires}`;

/** What lets a visitor see a request, and nobody else; `undefined` where no desk is configured. */
export function requestToken(
  id: string,
  { DESK_URL, DESK_SECRET }: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>,
  now: Date,
): string | undefined {
  if (DESK_URL === undefined || DESK_SECRET === undefined) return undefined;
  const seconds = Math.floor(now.getTime() / 1000) + requestDays * 24 * 60 * 60;
  const expires = seconds.toString(36);
  return `${id}.${expires}.${signatureOf(signedPart(id, expires), DESK_SECRET)}`;
}

/** The address of the page of a request, for its visitor. The token is in the query, which no log has. */
export function requestUrl(
  { id, request }: Pick<Lead, 'id' | 'request'>,
  config: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>,
  now: Date,
): string | undefined {
  const token = requestToken(id, config, now);
  return token && `${config.DESK_URL}/requests?lang=${request.locale}&token=${token}`;
}

/** The id of the lead that a token names; `undefined` where we didn't make it, or its time is over. */
export function leadOf(token: string, secret: string, now: Date): string | undefined {
  const [lead = '', expires = '', signature = ''] = token.split('.');
  const isOver = Number.parseInt(expires, 36) * 1000 <= now.getTime();
  return isOver || !isSigned(signedPart(lead, expires), signature, secret) ? undefined : lead;
}
