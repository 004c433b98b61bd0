/** What one worker holds until its lease ends. */
export interface Claimed {
  readonly id: string;
  readonly attempts: number;
  /** After this, a failed attempt is the last. */
  readonly deliverUntil: Date;
  readonly lease: string;
}

interface Progress {
  /** All recipients that took the mail by now, where others didn't. */
  readonly mailedTo?: readonly string[];
}

/**
 * What became of what was claimed. `retry` counts the attempt and waits for `delay` milliseconds, by
 * the store's own clock; `release` gives it back untried.
 */
export type Settlement =
  | { readonly outcome: 'delivered' }
  | ({ readonly outcome: 'failed'; readonly error: string } & Progress)
  | ({ readonly outcome: 'retry'; readonly error: string; readonly delay: number } & Progress)
  | { readonly outcome: 'release' };

/** What waits to be sent, in a store that several workers claim from. */
export interface Queue<T extends Claimed> {
  /** Leases up to `limit` that are due: new ones first, in the order of their arrival. */
  claim(limit: number, leaseMilliseconds: number): Promise<T[]>;

  /** Records what became of one; without effect once its lease has passed to another. */
  settle(claimed: T, settlement: Settlement): Promise<void>;
}
