/**
 * Lets only so much work go on at a time; the rest waits in line. Rendering is bound to one core: many pages
 * at once are ready no sooner, and each holds its memory until the end.
 */
export class Line {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param width how much may go on at a time */
  constructor(width: number) {
    this.#free = width;
  }

  /** How much waits. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Does the work when its turn has come. */
  async wait<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
