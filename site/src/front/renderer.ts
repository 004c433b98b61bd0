import { localeOption } from '@sunfield/shared/locales';
import { requestFor, type Address } from '../request/address.ts';
import type { Environment } from '../environment.ts';
import { Answer, type Headers } from './answer.ts';
import { Line } from './line.ts';
import { localeCookieFor } from './locale-cookie.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

/** What the built server answers a request with. */
export type FetchPage = (request: Request) => Promise<Response>;

/** While one waits for a chunk or for packing, the other goes on. */
const width = 2;

/** Renders pages into finished answers, in turns, with all headers of the site's own. */
export class Renderer {
  readonly line = new Line(width);
  readonly #fetchPage: FetchPage;
  readonly #siteUrl: string;
  readonly #formService: string;
  readonly #headers: Headers;

  constructor(fetchPage: FetchPage, { SITE_URL, FORM_SERVICE_URL }: Environment, headers: Headers) {
    this.#fetchPage = fetchPage;
    this.#siteUrl = SITE_URL;
    this.#formService = FORM_SERVICE_URL;
    this.#headers = headers;
  }

  /** @param target the request target, where it says more than the path */
  render(address: Address, target = address.path): Promise<Answer> {
    return this.line.wait(async () => {
      const response = await this.#fetchPage(requestFor(this.#siteUrl + target, address));
      const html = await response.text();
      const headers: Headers = {
        ...this.#headers,
        'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
        'content-language': localeOption(address.locale).iso,
        ...cacheHeaders(address, response.status),
        ...localeCookieFor(address, this.#siteUrl),
        // It can name the inline script by its hash because nothing changes the bytes afterwards.
        'content-security-policy': contentSecurityPolicy({
          formService: this.#formService,
          scripts: inlineScriptHashes(html),
        }),
      };
      return Answer.pack(html, headers, response.status);
    });
  }
}

/** Who may keep an answer: nobody what is one visitor's or an error, a shared cache what names its language. */
function cacheHeaders({ isPersonal, explicit }: Address, status: number): Headers {
  if (isPersonal || status >= 500) return { 'cache-control': 'no-store' };
  if (explicit) return { 'cache-control': 'public, no-cache' };
  return { 'cache-control': 'private, no-cache', vary: 'Cookie' };
}
