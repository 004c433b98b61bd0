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
