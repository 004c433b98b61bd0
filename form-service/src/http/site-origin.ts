import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from './problem.ts';

/** `null` is what a browser sends that was told to keep the origin to itself. */
function namedOrigin({ origin }: IncomingHttpHeaders): string | undefined {
  return origin === 'null' ? undefined : origin;
}

/** Whether an address is a page of a site: a `blob:` address has the site's origin as well. */
const isPageOf = (site: string, url: URL | null) => url?.href.startsWith(`${site}/`) ?? false;

/** The site that a browser says it was on, where it is ours. */
function refererSite(
  { referer }: IncomingHttpHeaders,
  siteOrigins: readonly string[],
): string | undefined {
  const url = referer ? URL.parse(referer) : null;
  return siteOrigins.find((site) => isPageOf(site, url));
}

/** @throws {Problem} 403 when a browser says that the request comes from a site that isn't ours */
export function refuseOtherSites(
  headers: IncomingHttpHeaders,
  siteOrigins: readonly string[],
): void {
  const origin = namedOrigin(headers);
  const isOther =
    origin === undefined
      ? // As in a frame that another site has shut in.
        headers['sec-fetch-site'] === 'cross-site' && !refererSite(headers, siteOrigins)
      : !siteOrigins.includes(origin);
  if (isOther) throw new Problem(403, 'Requests are taken from the site alone.');
}

/**
 * The site that a form was posted from, always one of ours. A privacy tool may hide both headers
 * that tell it: the visitor still has to see the outcome, so the first site stands in.
 *
 * @throws {Problem} 403 as {@link refuseOtherSites}
 */
export function siteOriginOf(headers: IncomingHttpHeaders, siteOrigins: readonly string[]): string {
  refuseOtherSites(headers, siteOrigins);
  const named = namedOrigin(headers);
  if (named !== undefined) return named;
  return refererSite(headers, siteOrigins) ?? siteOrigins[0] ?? '';
}

/**
 * The whole address of the page that a request names, to be kept with it: the site may have several
 * origins. What is no page of the site stays as it was sent.
 */
export function pageAddress(
  page: string,
  headers: IncomingHttpHeaders,
  siteOrigins: readonly string[],
): string {
  const url = URL.parse(page, siteOriginOf(headers, siteOrigins));
  return page && url && siteOrigins.some((site) => isPageOf(site, url)) ? url.href : page;
}

/** An address beyond this is none that anybody reads; a long host name takes long to parse. */
const longestPage = 2_000;

/** The page that a form stands on: as the form names it, else as the browser does, else the home page. */
export function pageOf(page: unknown, { referer }: IncomingHttpHeaders, origin: string): URL {
  const urls = [page, referer].map((candidate) =>
    typeof candidate === 'string' && candidate !== '' && candidate.length <= longestPage
      ? URL.parse(candidate, origin)
      : null,
  );
  return urls.find((url) => isPageOf(origin, url)) ?? new URL('/', origin);
}
