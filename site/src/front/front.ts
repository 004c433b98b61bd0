import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exactTarget, readAddress, type Address } from '../request/address.ts';
import type { Answer, Headers } from './stored-response.ts';

interface Front {
  /** On every answer. */
  readonly headers: Headers;
  /** By path. */
  readonly files: ReadonlyMap<string, Answer>;
  /** The page with an address, if it is there already. */
  readonly cached: (address: Address) => Answer | undefined;
  /** Answers what is not. */
  readonly otherwise: (
    address: Address,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void> | undefined;
}

const pathOf = (target: string) => {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
};

/**
 * What stands in front of Waku. A file or a cached page is answered from memory, at about the cost of
 * Node's own HTTP server: on that way nothing is parsed twice, and no URL, Request or promise is made.
 */
export function createFront({ headers, files, cached, otherwise }: Front): RequestListener {
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: target = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return undefined;
    }
    const file = files.get(pathOf(target));
    if (file) return file.send(request, response);
    const address = readAddress(target, request.headers.cookie);
    const page = cached(address);
    if (page) return page.send(request, response);
    const exact = exactTarget(target, address);
    if (exact === undefined) return otherwise(address, request, response);
    response.writeHead(308, { ...headers, location: exact, 'cache-control': 'no-cache' }).end();
    return undefined;
  };

  return (request, response) => {
    const fail = (error: unknown) => {
      console.error('A request could not be answered:', error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    };
    try {
      respond(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
