import { unstable_getRequest as getRequest } from 'waku/router/server';
import { addressOf, type Address } from './address.ts';

/** The request that is being rendered. The one reader of it: Waku still moves this function about. */
export function currentRequest(): Request {
  return getRequest();
}

/** The address, and with it the language, of the page that is being rendered. */
export const currentAddress = (): Address => addressOf(currentRequest());

/** The path of the page that is being rendered. */
export const currentPath = (): string => currentAddress().path;
