import { unstable_getRequest as getRequest } from 'waku/router/server';
import { readAddress, type Address } from './address.ts';

/** The request that is being rendered. The one reader of it: Waku still moves this function about. */
export function currentRequest(): Request {
  return getRequest();
}

const addresses = new WeakMap<Request, Address>();

/** The address of a request, read once for all that is rendered for it. */
export function addressOf(request: Request): Address {
  const known = addresses.get(request);
  if (known) return known;
  const { pathname, search } = new URL(request.url);
  const address = readAddress(pathname + search, request.headers.get('cookie') ?? undefined);
  addresses.set(request, address);
  return address;
}

/** The address, and with it the language, of the page that is being rendered. */
export const currentAddress = (): Address => addressOf(currentRequest());

/** The path of the page that is being rendered. */
export const currentPath = (): string => currentAddress().path;
