import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pageKeyOf } from './page-key.ts';
import type { Packer } from './packer.ts';
import type { PageCache } from './page-cache.ts';
import type { createRenderer } from './renderer.ts';
import type { Answer } from './stored-response.ts';

interface Front {
  readonly origin: string;
  readonly files: ReadonlyMap<string, Answer>;
  readonly pages: PageCache;
  readonly packer: Packer;
  readonly renderer: ReturnType<typeof createRenderer>;
}

const requestOf = ({ url, method, headers }: IncomingMessage, origin: string): Request => {
  // A path of two slashes would name another host.
  const address = new URL(origin + (url ?? '/').replace(/^\/+/u, '/'));
  const { cookie } = headers;
  return new Request(address, { ...(method && { method }), headers: cookie ? { cookie } : {} });
};

/**
 * What stands in front of Waku: a file or a cached page is answered from memory at about the cost of
 * Node's own HTTP server; only what neither knows reaches the built server.
 */
export function createFront({ origin, files, pages, packer, renderer }: Front): RequestListener {
  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const file = files.get((incoming.url ?? '/').split('?', 1)[0] ?? '/');
    if (file) return file;
    const request = requestOf(incoming, origin);
    const key = pageKeyOf(request);
    if (!key) return renderer.answer(request);
    const page = await pages.get(key);
    packer.add(page);
    return page;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...renderer.headers, allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      await (await answer(request)).send(request, response);
    } catch (error) {
      console.error('A request could not be answered:', error);
      if (!response.headersSent) response.writeHead(500, renderer.headers);
      response.end();
    }
  };

  return (request, response) => void respond(request, response);
}
