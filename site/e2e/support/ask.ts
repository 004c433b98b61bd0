import { product } from './product.ts';

/**
 * Asks the site, each time on a connection of its own: one that is kept may be closed by the server while a check
 * keeps this process from noticing. Redirects are not followed.
 */
export const ask = (address: string, { headers, ...options }: RequestInit = {}) =>
  fetch(new URL(address, product.siteUrl), {
    redirect: 'manual',
    ...options,
    headers: { ...(headers as Record<string, string> | undefined), connection: 'close' },
  });
