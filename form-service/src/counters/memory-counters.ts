import type { Count, Counters } from './counters.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Beyond this, the oldest are forgotten: a flood of addresses can't fill the memory. */
const mostNames = 50_000;

/** Counts of this process alone. A restart forgets them. */
export class MemoryCounters implements Counters {
  readonly #windows = new Map<string, Window>();

  increment(name: string, windowMilliseconds: number): Count {
    const now = Date.now();
    let window = this.#windows.get(name);
    if (!window || window.endsAt <= now) {
      this.#windows.delete(name);
      if (this.#windows.size >= mostNames) this.#makeRoom(now);
      window = { count: 0, endsAt: now + windowMilliseconds };
      this.#windows.set(name, window);
    }
    window.count += 1;
    return { count: window.count, ttl: window.endsAt - now };
  }

  counts(names: readonly string[]): number[] {
    const now = Date.now();
    return names.map((name) => {
      const window = this.#windows.get(name);
      return window && window.endsAt > now ? window.count : 0;
    });
  }

  close(): Promise<void> {
    this.#windows.clear();
    return Promise.resolve();
  }

  /** Drops what is over; where nothing is, the tenth that was begun first. */
  #makeRoom(now: number): void {
    for (const [name, { endsAt }] of this.#windows) {
      if (endsAt <= now) this.#windows.delete(name);
    }
    if (this.#windows.size < mostNames) return;
    const oldest = [...this.#windows.keys()].slice(0, mostNames / 10);
    for (const name of oldest) this.#windows.delete(name);
  }
}
