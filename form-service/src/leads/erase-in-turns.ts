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
  isOver: () => boolean | undefined = () => false,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await erase(batch);
    erased += count;
    if (count < batch || isOver()) return erased;
    await pause(clock, timing.file.rest);
  }
}
