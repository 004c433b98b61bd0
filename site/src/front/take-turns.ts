/** Thrown to work that can't even wait. */
export class LineIsFull extends Error {
  override readonly name = 'LineIsFull';
}

interface Line {
  /** How much may go on at a time. */
  readonly width: number;
  /** How much may wait for that. */
  readonly length: number;
}

/**
 * Lets only so much work go on at a time; the rest waits in line, and what finds the line full is turned
 * away. Rendering is bound to one core: many pages at once are ready no sooner, and each holds its memory
 * until the end.
 * @throws LineIsFull, from what it returns
 */
export function takeTurns({ width, length }: Line) {
  let free = width;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= length) throw new LineIsFull();
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
