/**
 * Lets only so much work go on at a time; the rest waits in line. Rendering is bound to one core: many
 * pages at once are ready no sooner, and each holds its memory until the end.
 * @param width how much may go on at a time
 */
export function takeTurns(width: number) {
  let free = width;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
