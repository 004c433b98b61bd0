import { pause, type Time } from '../time.ts';

/** What one transaction of erasing may take: visitors' leads wait for its end. In milliseconds. */
const budget = 25;

/**
 * Leads of one transaction. It begins with few, as nobody knows how busy the machine is, and keeps to a
 * number that a machine erases in some 5 ms: one that becomes ten times as slow is noticed in time.
 */
const first = 10;
const most = 100;

/** Erases in short transactions, as many leads in each as fit into its time by the last one's measure. */
export class EraseTurns {
  readonly #time: Time;
  #batch = first;

  constructor(time: Time) {
    this.#time = time;
  }

  /**
   * Erases until nothing is left to erase.
   *
   * @param erase erases up to so many leads; resolves with how many it found
   * @param isOver asked between transactions whether to leave the rest
   * @returns how many were erased
   */
  async run(
    erase: (limit: number) => Promise<number>,
    isOver: () => boolean = () => false,
  ): Promise<number> {
    const { clock, timing } = this.#time;
    let erased = 0;
    for (;;) {
      const begun = clock.elapsed();
      const limit = this.#batch;
      const count = await erase(limit);
      this.#adapt(clock.elapsed() - begun);
      erased += count;
      if (count < limit || isOver()) return erased;
      await pause(clock, timing.file.rest);
    }
  }

  /** At most twice as many as before: a moment's quiet tells little of the next. */
  #adapt(took: number): void {
    const fitting = Math.floor((this.#batch * budget) / Math.max(took, 1));
    this.#batch = Math.max(1, Math.min(most, 2 * this.#batch, fitting));
  }
}

/** Erases leads that were found, turn by turn. Returns how many were there still. */
export async function eraseInTurns<T>(
  found: readonly T[],
  time: Time,
  erase: (some: readonly T[]) => Promise<number>,
): Promise<number> {
  let erased = 0;
  let next = 0;
  await new EraseTurns(time).run(async (limit) => {
    const some = found.slice(next, next + limit);
    next += some.length;
    if (some.length > 0) erased += await erase(some);
    return some.length;
  });
  return erased;
}
