import { addressKey, type Address } from '../request/address.ts';
import type { Answer } from './answer.ts';

/**
 * Every page as finished bytes. Bounded by the route table: only addresses that everybody shares get
 * here. Pages change with a new build alone, so nothing is ever thrown away.
 */
export class PageCache {
  readonly #pages = new Map<string, Answer>();
  readonly #rendering = new Map<string, Promise<Answer>>();
  readonly #render: (address: Address) => Promise<Answer>;

  constructor(render: (address: Address) => Promise<Answer>) {
    this.#render = render;
  }

  /** The page, if it has been rendered. */
  get(address: Address): Answer | undefined {
    return this.#pages.get(addressKey(address));
  }

  /** The page, rendered once however many ask for it. A page that fails to render is not kept. */
  async load(address: Address): Promise<Answer> {
    const key = addressKey(address);
    const page = this.#pages.get(key);
    if (page) return page;
    const rendering = this.#rendering.get(key) ?? this.#render(address);
    this.#rendering.set(key, rendering);
    try {
      const rendered = await rendering;
      if (rendered.status < 500) this.#pages.set(key, rendered);
      return rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** All pages held. */
  get all(): Answer[] {
    return [...this.#pages.values()];
  }
}
