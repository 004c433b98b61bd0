import type { StoredResponse } from './stored-response.ts';

/**
 * Packs pages as small as they get, one at a time, each after it was first asked for: packing takes a
 * good part of a second of a core, which a page that nobody reads is not worth.
 */
export class Packer {
  readonly #seen = new WeakSet<StoredResponse>();
  #last: Promise<void> = Promise.resolve();

  add(page: StoredResponse): void {
    if (this.#seen.has(page)) return;
    this.#seen.add(page);
    this.#last = this.#last.then(() => page.compressBest()).catch(console.error);
  }
}
