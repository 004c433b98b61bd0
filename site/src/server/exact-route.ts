import {
  unstable_formatRouterRequest as formatRouterRequest,
  unstable_parseRouterRequest as parseRouterRequest,
} from 'waku/router/server';
import { findRoute } from '../content/routes.ts';

/**
 * The address that a request should have used: every route answers at exactly its path, any other
 * casing or a trailing slash is redirected to it, for documents and for their RSC twins
 * (architecture, "Fixed names"). `undefined` where the path is right, or means no route at all.
 */
export function exactAddress(request: Request): string | undefined {
  const url = new URL(request.url);
  const parsed = parseRouterRequest(request);
  if (parsed?.type !== 'route') return undefined;
  const route = findRoute(parsed.path);
  // Waku forgives trailing slashes while it parses, so documents are held against the raw path.
  const isDocument = !url.pathname.startsWith('/RSC/');
  if (!route || route.path === (isDocument ? url.pathname : parsed.path)) return undefined;
  const exact = formatRouterRequest(request, route.path);
  return exact ? exact.pathname + exact.search : undefined;
}

/** The path of the 404 page: the router asks for its twin when a page is not there. */
const notFoundPath = '/404';

/**
 * Whether an answer shows the 404 page although Waku sends it with 200: the RSC twin of a path that is
 * no route, and the 404 page asked for by its own path.
 */
export function isNotFound(request: Request): boolean {
  const parsed = parseRouterRequest(request);
  if (parsed?.type !== 'route') return false;
  const isTwin = new URL(request.url).pathname.startsWith('/RSC/');
  return isTwin
    ? parsed.path !== notFoundPath && !findRoute(parsed.path)
    : parsed.path === notFoundPath;
}
