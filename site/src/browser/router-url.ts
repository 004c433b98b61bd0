import { localeParameter } from '../i18n/locale-of-request.ts';

type Link = Pick<HTMLAnchorElement, 'hasAttribute' | 'href' | 'target'>;
type Address = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

const languageOf = (search: string) => new URLSearchParams(search).get(localeParameter);

/**
 * Where a link leads, if the router may take the visitor there. `undefined` leaves it to the browser:
 * other sites, files, places on this page, and other languages, which need a new document because the
 * router keeps pages that it has fetched.
 */
export function routerUrl(link: Link, current: Address): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, current.href);
  if (url.origin !== current.origin || /\.[^/]*$/u.test(url.pathname)) return undefined;
  if (languageOf(url.search) !== languageOf(current.search)) return undefined;
  const samePage = url.pathname === current.pathname && url.search === current.search;
  return samePage && url.href.includes('#') ? undefined : url;
}
