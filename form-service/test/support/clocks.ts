import { onTestFinished } from 'vitest';
import { timing, type Clock, type Time, type Timing } from '../../src/time.ts';

/** 1:10 in the company's office: far from the end of an hour, from the end of a day, and from the morning's digest. */
const night = new Date('2026-11-24T18:10:00Z');

interface Task {
  due: number;
  /** Of what is done again and again. */
  readonly interval?: number;
  readonly run: () => void;
  timer?: NodeJS.Timeout;
}

/** What both clocks below have in common: the machine's clock, which may be set, and what waits. */
abstract class MovedClock implements Clock {
  protected readonly tasks = new Set<Task>();
  /** From `elapsed` to `now`. */
  #since: number;

  constructor(start: Date) {
    this.#since = start.getTime();
  }

  abstract elapsed(): number;
  protected abstract added(task: Task): void;
  protected abstract removed(task: Task): void;

  now(): number {
    return Math.floor(this.#since + this.elapsed());
  }

  get date(): Date {
    return new Date(this.now());
  }

  /** Sets the machine's clock forward or back: no time goes by. */
  set(by: number): void {
    this.#since += by;
  }

  after(delay: number, run: () => void): () => void {
    return this.#add({ due: this.elapsed() + delay, run });
  }

  every(interval: number, run: () => void): () => void {
    return this.#add({ due: this.elapsed() + interval, interval, run });
  }

  /** The task has its turn. */
  protected turn(task: Task): void {
    this.tasks.delete(task);
    if (task.interval !== undefined) {
      task.due = Math.max(task.due + task.interval, this.elapsed());
      this.#add(task);
    }
    task.run();
  }

  #add(task: Task): () => void {
    this.tasks.add(task);
    this.added(task);
    return () => {
      this.tasks.delete(task);
      this.removed(task);
    };
  }
}

/** The service's promises, and its commits, which have their turn of the event loop, have come to rest. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Stands still until a test moves it: then whatever waits has its turn, in order and at its time, and what comes
 * of it is at rest before the next. For a service all of which is in this process: nothing depends on how fast
 * the machine is.
 */
export class TestClock extends MovedClock {
  #elapsed = 0;

  constructor(start = night) {
    super(start);
  }

  elapsed(): number {
    return this.#elapsed;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#elapsed + milliseconds;
    for (;;) {
      await rest();
      const [next] = [...this.tasks].sort((one, other) => one.due - other.due);
      if (!next || next.due > end) break;
      this.#elapsed = Math.max(this.#elapsed, next.due);
      this.turn(next);
    }
    this.#elapsed = end;
  }

  protected added(): void {
    // It waits for `pass`.
  }

  protected removed(): void {
    // Nothing runs by itself.
  }
}

/**
 * Goes on as time does, and can be moved on beside: for tests with a real server at the other end, which wait
 * for what comes of it.
 */
export class MovableClock extends MovedClock {
  #moved = 0;
  readonly #began = performance.now();

  constructor(start = night) {
    super(start);
    onTestFinished(() => {
      for (const { timer } of this.tasks) clearTimeout(timer);
    });
  }

  elapsed(): number {
    return performance.now() - this.#began + this.#moved;
  }

  move(milliseconds: number): void {
    this.#moved += milliseconds;
    for (const task of this.tasks) this.added(task);
  }

  protected added(task: Task): void {
    clearTimeout(task.timer);
    task.timer = setTimeout(() => this.turn(task), Math.max(0, task.due - this.elapsed()));
  }

  protected removed({ timer }: Task): void {
    clearTimeout(timer);
  }
}

/** The product's own timing, with changes. */
export const timeOf = (clock: Clock, changes: Partial<Timing> = {}): Time => ({
  clock,
  timing: { ...timing, ...changes },
});
