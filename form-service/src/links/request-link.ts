import type { Config } from '../config.ts';
import type { Lead } from '../leads/lead.ts';
import { makeToken } from './token.ts';

/** What lets a visitor see a request, and nobody else; `undefined` where no desk is configured. */
export function requestToken(
  id: string,
  { DESK_URL, DESK_SECRET }: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>,
  now: Date,
): string | undefined {
  if (DESK_URL === undefined || DESK_SECRET === undefined) return undefined;
  return makeToken('request', id, DESK_SECRET, now);
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
