import { addressKey, type Address } from '../request/address.ts';
import type { StoredResponse } from './stored-response.ts';

/**
 * Every page as finished bytes. Bounded by the route table: only addresses that everybody shares get
 * here. Pages change with a new build alone, so nothing is ever thrown away.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredResponse>();
  readonly #rendering = new Map<string, Promise<StoredResponse>>();
  readonly #render: (address: Address) => Promise<StoredResponse>;

  constructor(render: (address: Address) => Promise<StoredResponse>) {
    this.#render = render;
  }

  /** The page, if it has been rendered. */
  get(address: Address): StoredResponse | undefined {
    return this.#pages.get(addressKey(address));
  }

  /** The page, rendered once however many ask for it. A page that fails to render is not kept. */
  async load(address: Address): Promise<StoredResponse> {
    const key = addressKey(address);
    const page = this.#pages.get(key);
    if (page) return page;
    const rendering = this.#rendering.get(key) ?? this.#render(address);
    this.#rendering.set(key, rendering);
    try {
      const rendered = await rendering;
      if (rendered.status === 200) this.#pages.set(key, rendered);
      return rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }

  get count(): number {
    return this.#pages.size;
  }

  /** Bytes of all pages held. */
  get size(): number {
    return [...this.#pages.values()].reduce((sum, page) => sum + page.size, 0);
  }
}
