import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './stored-response.ts';

/** An answer that is made when it is first asked for, and kept: the start waits for none of them. */
export class LazyResponse implements Answer {
  readonly #make: () => Answer | Promise<Answer>;
  #making?: Promise<Answer>;
  #made?: Answer;

  constructor(make: () => Answer | Promise<Answer>) {
    this.#make = make;
  }

  /** Answers as what was made does. @throws what making throws; the next to ask tries again. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    return this.#made ? this.#made.send(request, response) : this.#sendFirst(request, response);
  }

  async #sendFirst(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#making ??= Promise.resolve().then(this.#make);
    this.#made = await this.#making.catch((error: unknown) => {
      this.#making = undefined;
      throw error;
    });
    await this.#made.send(request, response);
  }
}
