import { keyText, type PageKey } from './page-key.ts';
import type { StoredResponse } from './stored-response.ts';

/**
 * Every page as finished bytes. Bounded by the route table: only keys of real routes get here.
 * Pages change with a new build alone, so nothing is ever thrown away.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredResponse>();
  readonly #rendering = new Map<string, Promise<StoredResponse>>();
  readonly #render: (key: PageKey) => Promise<StoredResponse>;

  constructor(render: (key: PageKey) => Promise<StoredResponse>) {
    this.#render = render;
  }

  /** The page, rendered once however many ask for it. A page that fails to render is not kept. */
  async get(key: PageKey): Promise<StoredResponse> {
    const text = keyText(key);
    const page = this.#pages.get(text);
    if (page) return page;
    const rendering = this.#rendering.get(text) ?? this.#render(key);
    this.#rendering.set(text, rendering);
    try {
      const rendered = await rendering;
      if (rendered.status === 200) this.#pages.set(text, rendered);
      return rendered;
    } finally {
      this.#rendering.delete(text);
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
