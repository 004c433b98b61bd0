import { randomFillSync } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';

/** What some thousand marks need, in bytes. */
const size = 1024 * 1024;

/** How often it is tried to make it again, in milliseconds. */
const interval = 10_000;

/**
 * A file beside the store that takes room on the disk. It is given up when the disk is full, so that what
 * was accepted can still be claimed, mailed and marked; nothing new is accepted until it is back.
 */
export class Reserve {
  readonly #path: string;
  #isThere = false;
  #isGivenUp = false;
  #triedAt = 0;

  constructor(path: string) {
    this.#path = path;
    this.#make();
  }

  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  /** Returns whether there was anything to give. */
  giveUp(): boolean {
    this.#isGivenUp = true;
    this.#triedAt = performance.now();
    const had = this.#isThere;
    this.#remove();
    return had;
  }

  /** Makes it again where there is room. */
  restore(): void {
    if (!this.#isGivenUp || performance.now() - this.#triedAt < interval) return;
    this.#triedAt = performance.now();
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

  #remove(): void {
    rmSync(this.#path, { force: true });
    this.#isThere = false;
  }
}
