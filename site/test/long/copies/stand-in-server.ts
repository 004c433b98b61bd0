import { AsyncLocalStorage } from 'node:async_hooks';

/** What pages ask of Waku's router on the server, without it. */
export const requests = new AsyncLocalStorage<Request>();

export function unstable_getRequest(): Request {
  const request = requests.getStore();
  if (!request) throw new Error('Nothing is rendered.');
  return request;
}

export function unstable_notFound(): never {
  throw new Error('The page was not found.');
}
