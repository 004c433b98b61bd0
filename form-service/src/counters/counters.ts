export interface Count {
  /** How often this was counted within the window, this time included. */
  readonly count: number;
  /** How long the window goes on, in milliseconds. */
  readonly ttl: number;
}

/** Counts by name, each within a window that begins with its first count. */
export interface Counters {
  /** Counts once more. Never rejects: counting must not stand between a visitor and a lead. */
  increment(name: string, windowMilliseconds: number): Promise<Count>;
  close(): Promise<void>;
}
