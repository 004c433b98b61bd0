let began: readonly [address: string, referrer: string] | undefined;

/** Looks once, before a link changes the address. Kept in this tab's memory alone. */
export function rememberVisit(): void {
  began = [location.href, document.referrer];
}

/** The address of the document that this visit began with, and the one that led to it. */
export const beginningOfVisit = () => began;
