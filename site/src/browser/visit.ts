import type { Visit } from './visit-of.ts';

let began: readonly [address: string, referrer: string] | undefined;

/** Looks once, before the router changes the address. Kept in this tab's memory alone. */
export function rememberVisit(): void {
  began = [location.href, document.referrer];
}

/**
 * Where this visit came from; empty before React is hydrated. What reads it is loaded when a request is
 * sent, and a request is sent without it where that fails.
 */
export async function currentVisit(): Promise<Visit> {
  if (!began) return {};
  const [address, referrer] = began;
  try {
    const { visitOf } = await import('./visit-of.ts');
    return visitOf(address, referrer);
  } catch {
    return {};
  }
}
