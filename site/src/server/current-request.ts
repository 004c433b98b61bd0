import {
  unstable_getRequest as getRequest,
  unstable_parseRouterRequest as parseRouterRequest,
} from 'waku/router/server';

/** The request that is being rendered. The one reader of it: Waku still moves this function about. */
export function currentRequest(): Request {
  return getRequest();
}

/** The path of the page that is being rendered, as a document or as its RSC twin. */
export function currentPath(): string {
  const parsed = parseRouterRequest(getRequest());
  return parsed?.type === 'route' ? parsed.path : '/';
}
