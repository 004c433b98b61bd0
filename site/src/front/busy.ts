import type { Address } from '../request/address.ts';
import { StoredResponse, type Headers } from './stored-response.ts';

/** When a visitor may try again, in seconds: the line that is full now has gone by then. */
const retryAfter = 2;

/** Says that more is asked than can be rendered, to a person in their language. */
export async function busyResponse(
  { kind, locale }: Address,
  headers: Headers,
): Promise<StoredResponse> {
  // Loaded when it is needed: it takes all the words along.
  const { busyPage } = await import('../request/busy-page.ts');
  const body = Buffer.from(kind === 'document' ? busyPage(locale) : '');
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': `${retryAfter}`,
  };
  return new StoredResponse({ identity: body }, all, 503);
}
