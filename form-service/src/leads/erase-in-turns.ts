import { setTimeout as sleep } from 'node:timers/promises';

/** Leads that are erased in one transaction: visitors' leads wait for its end. */
export const eraseBatch = 100;

/** In which what waited is written, in milliseconds. */
const rest = 20;

/** Lets others write before the next batch is erased. */
export const restFromErasing = () => sleep(rest);

/** Erases leads that were found, batch by batch. Returns how many were there still. */
export async function eraseInTurns<T>(
  found: readonly T[],
  erase: (some: readonly T[]) => Promise<number>,
): Promise<number> {
  let erased = 0;
  for (let i = 0; i < found.length; i += eraseBatch) {
    if (i > 0) await restFromErasing();
    erased += await erase(found.slice(i, i + eraseBatch));
  }
  return erased;
}
