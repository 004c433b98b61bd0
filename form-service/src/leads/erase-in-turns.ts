import { pause, type Time } from '../time.ts';

/** Leads of one transaction: visitors' own wait for its end. */
const batch = 50;

/**
 * Erases in short transactions until nothing is left, and lets what waited be written in between.
 *
 * @param erase erases up to so many leads; resolves with how many it found
 * @param isOver asked between transactions whether to leave the rest
 * @returns how many were erased
 */
export async function eraseInTurns(
  { clock, timing }: Time,
  erase: (limit: number) => Promise<number>,
  isOver: () => boolean = () => false,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await erase(batch);
    erased += count;
    if (count < batch || isOver()) return erased;
    await pause(clock, timing.file.rest);
  }
}

/** Erases leads that were found, turn by turn. Returns how many were there still. */
export async function eraseFound<T>(
  found: readonly T[],
  time: Time,
  erase: (some: readonly T[]) => Promise<number>,
): Promise<number> {
  let erased = 0;
  let next = 0;
  await eraseInTurns(time, async (limit) => {
    const some = found.slice(next, (next += limit));
    if (some.length > 0) erased += await erase(some);
    return some.length;
  });
  return erased;
}
