import { findRoute } from '../content/routes.ts';
import {
  localeCookie,
  localeOfRequest,
  localeParameter,
  type RequestLocale,
} from '../i18n/locale-of-request.ts';
import { declaredParameters } from '../content/queries.ts';

/** A page as the cache knows it: one per route, language, way the language was chosen, and kind. */
export interface PageKey extends RequestLocale {
  readonly kind: 'document' | 'rsc';
  readonly path: string;
}

const rscPrefix = '/RSC/R';

const documentPath = (pathname: string) =>
  pathname === `${rscPrefix}/_root.txt` ? '/' : pathname.slice(rscPrefix.length, -'.txt'.length);

/**
 * The key of the page that a request asks for, or undefined where no cached page can answer it: an
 * address that is no route, or a page whose own parameters are set. Parameters that no page declares
 * change nothing, so they can neither miss the cache nor fill it.
 */
export function pageKeyOf(request: Request): PageKey | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const isRsc = pathname.startsWith(`${rscPrefix}/`) && pathname.endsWith('.txt');
  const path = isRsc ? documentPath(pathname) : pathname;
  if (findRoute(path)?.path !== path) return undefined;
  const query = isRsc ? new URLSearchParams(searchParams.get('query') ?? '') : searchParams;
  if (declaredParameters.some((name) => query.has(name))) return undefined;
  return { kind: isRsc ? 'rsc' : 'document', path, ...localeOfRequest(request) };
}

export const keyText = ({ kind, path, locale, explicit }: PageKey) =>
  `${kind} ${locale}${explicit ? '!' : ''} ${path}`;

/** The plainest request for a page: what every request with this key is answered with. */
export function requestFor({ kind, path, locale, explicit }: PageKey, origin: string): Request {
  const query = explicit ? `${localeParameter}=${locale}` : '';
  const rscPath = `${rscPrefix}${path === '/' ? '/_root' : path}.txt`;
  const url = new URL(kind === 'rsc' ? rscPath : path, origin);
  if (kind === 'rsc') url.searchParams.set('query', query);
  else url.search = query;
  return new Request(url, { headers: explicit ? {} : { cookie: `${localeCookie}=${locale}` } });
}
