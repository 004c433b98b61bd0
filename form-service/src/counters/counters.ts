export interface Count {
  /** How often this was counted within the window, this time included. */
  readonly count: number;
  /** How long the window goes on, in milliseconds. */
  readonly ttl: number;
}

/**
 * Counts by name, each within a window that begins with its first count. A name's first word is its kind:
 * no kind takes another's room. Nothing here throws or rejects: counting must not stand between a visitor
 * and a lead. What is counted in this process is known at once, without a promise.
 */
export interface Counters {
  /** Counts once more. */
  increment(name: string, windowMilliseconds: number): Count | Promise<Count>;

  /** How often each of these was counted within its window. */
  counts(names: readonly string[]): number[] | Promise<number[]>;

  close(): Promise<void>;
}
