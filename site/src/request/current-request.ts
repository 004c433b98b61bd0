import { unstable_getRequest as getRequest } from 'waku/router/server';
import type { Address } from './address.ts';

/** The request that is being rendered. The one reader of it: Waku still moves this function about. */
export function currentRequest(): Request {
  return getRequest();
}

const addresses = new WeakMap<Request, Address>();

/** Remembers what address a request has, for all that is rendered for it. */
export function keepAddress(request: Request, address: Address): void {
  addresses.set(request, address);
}

/**
 * The address of the request that is being rendered.
 * @throws Error where the request has not come through the pipeline
 */
export function currentAddress(): Address {
  const address = addresses.get(currentRequest());
  if (!address) throw new Error('A page is rendered for a request that has no address.');
  return address;
}

/** The path of the page that is being rendered, as a document or as its RSC twin. */
export const currentPath = (): string => currentAddress().path;
