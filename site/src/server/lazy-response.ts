import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './stored-response.ts';

/** An answer that is made when it is first asked for, and kept: the start waits for none of them. */
export class LazyResponse implements Answer {
  readonly #make: () => Answer | Promise<Answer>;
  #made?: Promise<Answer>;

  constructor(make: () => Answer | Promise<Answer>) {
    this.#make = make;
  }

  /** Answers as what was made does. @throws what making throws; the next to ask tries again. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#made ??= Promise.resolve().then(this.#make);
    const answer = await this.#made.catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    await answer.send(request, response);
  }
}
