import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from './problem.ts';

/** `null` is what a browser sends that was told to keep the origin to itself. */
function namedOrigin({ origin }: IncomingHttpHeaders): string | undefined {
  return origin === 'null' ? undefined : origin;
}

/** @throws {Problem} 403 when a browser says that the request comes from a site that isn't ours */
export function refuseOtherSites(
  headers: IncomingHttpHeaders,
  siteOrigins: readonly string[],
): void {
  const origin = namedOrigin(headers);
  if (origin !== undefined && !siteOrigins.includes(origin)) {
    throw new Problem(403, 'Requests are taken from the site alone.');
  }
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
  const origin = headers.referer && URL.parse(headers.referer)?.origin;
  return siteOrigins.find((site) => site === origin) ?? siteOrigins[0] ?? '';
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
  return page && url && siteOrigins.includes(url.origin) ? url.href : page;
}

/** The page that a form stands on: as the form names it, else as the browser does, else the home page. */
export function pageOf(page: unknown, { referer }: IncomingHttpHeaders, origin: string): URL {
  const urls = [page, referer].map((candidate) =>
    typeof candidate === 'string' && candidate !== '' ? URL.parse(candidate, origin) : null,
  );
  return urls.find((url) => url?.origin === origin) ?? new URL('/', origin);
}
