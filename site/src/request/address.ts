import { declaredParameters } from '../content/queries.ts';
import { findRoute } from '../content/routes.ts';
import { chooseLocale, localeParameter, type RequestLocale } from '../i18n/locale-of-request.ts';
import { notFoundPath, pathOfTwin, twinPath, twinQueryParameter } from '../waku-internals.ts';

/** All of a request that its answer may depend on. Found once, before anything else is done for it. */
export interface Address extends RequestLocale {
  /** A page as a document, or as the data that the router shows it from, its RSC twin. */
  readonly kind: 'document' | 'rsc';
  /** The page's path as it was asked for: of a route, or of none. */
  readonly path: string;
  /** Whether a parameter is set that pages read: the answer is for one visitor alone. */
  readonly isPersonal: boolean;
}

/** What the front hands on to the pipeline with a request. */
export interface Bindings {
  /** In development there is none, and the pipeline reads it itself. */
  readonly address?: Address;
}

const noQuery = { asked: null, isPersonal: false };

/** What a query string says: the language it asks for, and whether a page reads anything else of it. */
function readQuery(text: string, kind: Address['kind']) {
  const own = new URLSearchParams(text);
  const query = kind === 'rsc' ? new URLSearchParams(own.get(twinQueryParameter) ?? '') : own;
  return {
    asked: own.get(localeParameter) ?? query.get(localeParameter),
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
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const twinOf = pathOfTwin(rawPath);
  const kind = twinOf === undefined ? 'document' : 'rsc';
  const { asked, isPersonal } = mark < 0 ? noQuery : readQuery(target.slice(mark + 1), kind);
  return { kind, path: twinOf ?? rawPath, isPersonal, ...chooseLocale(asked, cookies) };
}

/** Whether everybody who asks for an address is answered with the same page: that page can be kept. */
export const isShared = ({ path, isPersonal }: Address): boolean =>
  !isPersonal && findRoute(path)?.path === path;

/** What identifies a shared page. */
export const addressKey = ({ kind, locale, explicit, path }: Address): string =>
  `${kind} ${locale}${explicit ? '!' : ''} ${path}`;

/** The plainest request target with an address: a path, and the language where it is named. */
export function targetOf({ kind, path, locale, explicit }: Address): string {
  const query = explicit ? `${localeParameter}=${locale}` : '';
  if (kind === 'rsc')
    return `${twinPath(path)}?${new URLSearchParams({ [twinQueryParameter]: query })}`;
  return query ? `${path}?${query}` : path;
}

/**
 * Where a request should have been sent: every route answers at exactly its path, any other casing or a
 * trailing slash is redirected to it, for documents and for their RSC twins. `undefined` where the path
 * is right, or means no route at all.
 */
export function exactTarget(target: string, { kind, path }: Address): string | undefined {
  const route = findRoute(path);
  if (!route || route.path === path) return undefined;
  const mark = target.indexOf('?');
  const query = mark < 0 ? '' : target.slice(mark);
  return (kind === 'rsc' ? twinPath(route.path) : route.path) + query;
}

/**
 * Whether an address shows the 404 page although Waku sends it with 200: the RSC twin of a path that is
 * no route, and the 404 page asked for by its own path. The router alone may ask for that page's twin.
 */
export const shows404 = ({ kind, path }: Address): boolean =>
  kind === 'rsc' ? path !== notFoundPath && !findRoute(path) : path === notFoundPath;
