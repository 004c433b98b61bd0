/** How long arrivals are counted before they are judged, in milliseconds. */
const slice = 100;

/** Arrivals within a slice that leave time for everything else. */
const manyArrivals = 20;

/** Tells whether leads arrive so fast that mailing them would make visitors wait. Times as of `Clock.elapsed`. */
export class Arrivals {
  #sliceEndsAt = 0;
  #count = 0;
  #wereMany = false;

  add(now: number): void {
    this.#turn(now);
    this.#count += 1;
  }

  areMany(now: number): boolean {
    this.#turn(now);
    return this.#wereMany;
  }

  #turn(now: number): void {
    if (now < this.#sliceEndsAt) return;
    // A slice in which nothing was asked for was quiet.
    this.#wereMany = this.#count > manyArrivals && now < this.#sliceEndsAt + slice;
    this.#count = 0;
    this.#sliceEndsAt = now + slice;
  }
}
