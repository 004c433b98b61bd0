import type { Clock } from '../time.ts';
import type { Count, Counters } from './counters.ts';

interface Window {
  count: number;
  /** As `Clock.elapsed` tells: the machine's clock may be set back. */
  readonly endsAt: number;
}

type Windows = Map<string, Window>;

/** Of each kind: a flood of addresses can't fill the memory. */
const mostNames = 50_000;

/** Drops what is over; where nothing is, the tenth that was counted least: a flood forgets itself first. */
function makeRoom(windows: Windows, now: number): void {
  for (const [name, { endsAt }] of windows) if (endsAt <= now) windows.delete(name);
  if (windows.size < mostNames) return;
  const least = [...windows].toSorted(([, a], [, b]) => a.count - b.count);
  for (const [name] of least.slice(0, mostNames / 10)) windows.delete(name);
}

/** Counts of this process alone. A restart forgets them. */
export class MemoryCounters implements Counters {
  readonly #kinds = new Map<string, Windows>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  increment(name: string, windowMilliseconds: number): Count {
    const now = this.#clock.elapsed();
    const windows = this.#kindOf(name);
    let window = windows.get(name);
    if (!window || window.endsAt <= now) {
      windows.delete(name);
      if (windows.size >= mostNames) makeRoom(windows, now);
      window = { count: 0, endsAt: now + windowMilliseconds };
      windows.set(name, window);
    }
    window.count += 1;
    return { count: window.count, ttl: window.endsAt - now };
  }

  counts(names: readonly string[]): number[] {
    const now = this.#clock.elapsed();
    return names.map((name) => {
      const window = this.#kindOf(name).get(name);
      return window && window.endsAt > now ? window.count : 0;
    });
  }

  close(): Promise<void> {
    this.#kinds.clear();
    return Promise.resolve();
  }

  #kindOf(name: string): Windows {
    const kind = name.slice(0, name.indexOf(' '));
    let windows = this.#kinds.get(kind);
    if (!windows) this.#kinds.set(kind, (windows = new Map<string, Window>()));
    return windows;
  }
}
