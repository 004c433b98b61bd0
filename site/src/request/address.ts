import type { Locale } from '@sunfield/shared/locales';
import { declaredParameters } from '../content/queries.ts';
import { findRoute } from '../content/routes.ts';
import { localeParameter } from '../i18n/chosen-language.ts';
import { chooseLocale, type RequestLocale } from '../i18n/locale-of-request.ts';

/** All of a request that its answer may depend on. */
export interface Address extends RequestLocale {
  /** The page's path as it was asked for: of a route, or of none. */
  readonly path: string;
  /** Whether a parameter is set that pages read: the answer is for one visitor alone. */
  readonly isPersonal: boolean;
}

/** The page that stands for all paths that are none. */
export const notFoundPath = '/404';

const noQuery = { asked: null, isPersonal: false };

/** What a query string says: the language it asks for, and whether a page reads anything else of it. */
function readQuery(text: string) {
  const query = new URLSearchParams(text);
  return {
    asked: query.get(localeParameter),
    isPersonal: declaredParameters.some((name) => query.has(name)),
  };
}

/**
 * The address of a request.
 * @param target the request target, as it stands in the request line: a path and a query string
 * @param cookies the `Cookie` header
 */
export function readAddress(target: string, cookies: string | undefined): Address {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const { asked, isPersonal } = mark < 0 ? noQuery : readQuery(target.slice(mark + 1));
  return { path, isPersonal, ...chooseLocale(asked, cookies) };
}

/** What identifies a page that everybody shares. */
export const addressKey = ({ locale, explicit, path }: Address): string =>
  `${locale}${explicit ? '!' : ''} ${path}`;

const isDeclared = (name: string) => declaredParameters.some((declared) => declared === name);

/**
 * The query string of this page in another language, with all that a page reads of it: what is ticked, or was
 * typed.
 *
 * @param search the present one
 */
export function inLanguage(search: string, locale: Locale): string {
  const read = [...new URLSearchParams(search)].filter(([name]) => isDeclared(name));
  return `?${new URLSearchParams([...read, [localeParameter, locale]]).toString()}`;
}

/** Where a request has its address. By name: the front and the built server are two bundles in one process. */
const known = Symbol.for('address');

type Known = Request & { [known]?: Address };

/**
 * A request that a page is rendered for.
 * @param url the page's, with all that it reads
 */
export const requestFor = (url: string | URL, address: Address): Request =>
  Object.assign(new Request(url), { [known]: address });

function addressIn({ url, headers }: Request): Address {
  const { pathname, search } = new URL(url);
  return readAddress(pathname + search, headers.get('cookie') ?? undefined);
}

/** The address of a request: as the front has read it, or read here while one develops, where Vite stands between. */
export const addressOf = (request: Known): Address => (request[known] ??= addressIn(request));

/**
 * Where a request should have been sent: every route answers at exactly its path, any other casing or a
 * trailing slash is redirected to it. `undefined` where the path is right, or means no route at all.
 */
export function exactTarget(target: string, { path }: Address): string | undefined {
  const route = findRoute(path);
  return !route || route.path === path ? undefined : route.path + target.slice(path.length);
}
