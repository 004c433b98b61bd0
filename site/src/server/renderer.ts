import { brotli, gzipQuick, quickQuality } from './encodings.ts';
import { finalHtml } from './final-html.ts';
import { requestFor, type PageKey } from './page-key.ts';
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from './security-headers.ts';
import { StoredResponse } from './stored-response.ts';
import { takeTurns } from './take-turns.ts';
import type { Environment } from '../lib/environment.ts';

type Fetch = (request: Request) => Promise<Response>;

/** While one waits for a chunk or for packing, the other goes on. */
const rendersAtATime = 2;

/** Headers of the built server's answer that are sent on. */
const kept = ['allow', 'content-type', 'location', 'set-cookie'];

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Turns what the built server answers into finished bytes with their final headers. The policy can
 * name a document's inline scripts by their hashes because nothing changes the bytes afterwards.
 */
export function createRenderer(fetchPage: Fetch, environment: Environment) {
  const common = securityHeaders(environment.SITE_URL);
  const inTurn = takeTurns(rendersAtATime);

  const finish = async (response: Response, cacheControl: string, vary?: string) => {
    const text = await response.text();
    const body = isHtml(response) ? finalHtml(text) : text;
    const hashes = isHtml(response) ? inlineScriptHashes(body) : [];
    const bytes = Buffer.from(body);
    const [br, gzip] = await Promise.all([brotli(bytes, quickQuality), gzipQuick(bytes)]);
    const headers = {
      ...common,
      ...Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name))),
      'content-security-policy': contentSecurityPolicy(environment.FORM_SERVICE_URL, hashes),
      'cache-control': cacheControl,
      ...(vary && { vary }),
    };
    return new StoredResponse({ br, gzip }, headers, response.status);
  };

  return {
    headers: common,

    /** A page for everybody who asks with the same key. */
    page: async (key: PageKey) => {
      const response = await fetchPage(requestFor(key, environment.SITE_URL));
      return key.explicit
        ? finish(response, 'public, no-cache')
        : finish(response, 'private, no-cache', 'Cookie');
    },

    /** An answer for one request alone: a redirect, an error, a form that comes back. */
    answer: (request: Request) =>
      inTurn(async () =>
        finish(
          await fetchPage(request),
          request.url.includes('?') ? 'no-store' : 'private, no-cache',
          'Cookie',
        ),
      ),
  };
}
