import { randomFillSync } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import type { Time } from '../../time.ts';

/** What some thousand marks need, in bytes. */
const size = 1024 * 1024;

/**
 * A file beside the store that takes room on the disk. It is given up when the disk is full, so that what
 * was accepted can still be claimed, mailed and marked; nothing new is accepted until it is back.
 */
export class Reserve {
  readonly #path: string;
  readonly #time: Time;
  #isThere = false;
  #isGivenUp = false;
  #triedAt = 0;

  constructor(path: string, time: Time) {
    this.#path = path;
    this.#time = time;
    this.#make();
  }

  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  /** Returns whether there was anything to give. */
  giveUp(): boolean {
    this.#isGivenUp = true;
    this.#triedAt = this.#time.clock.elapsed();
    const had = this.#isThere;
    this.#remove();
    return had && !this.#isThere;
  }

  /** Makes it again where there is room. */
  restore(): void {
    const { clock, timing } = this.#time;
    if (!this.#isGivenUp || clock.elapsed() - this.#triedAt < timing.file.reserve) return;
    this.#triedAt = clock.elapsed();
    this.#make();
    this.#isGivenUp = !this.#isThere;
  }

  #make(): void {
    try {
      const file = openSync(this.#path, 'w', 0o600);
      try {
        // By chance: a file system may not keep what can be compressed.
        writeSync(file, randomFillSync(Buffer.alloc(size)));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      this.#isThere = true;
    } catch {
      this.#remove();
    }
  }

  /** On a disk that fails, or that nothing may be written to, it stays: nothing of it can be used either. */
  #remove(): void {
    try {
      rmSync(this.#path, { force: true });
      this.#isThere = false;
    } catch {
      // The write that asked for its room fails as it would have.
    }
  }
}
