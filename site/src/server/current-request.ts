import { unstable_getRequest as getRequest } from 'waku/router/server';

/** The request that is being rendered. The one reader of it: Waku still moves this function about. */
export function currentRequest(): Request {
  return getRequest();
}
