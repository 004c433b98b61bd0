import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exactTarget, readAddress, type Address } from '../request/address.ts';
import type { Answer, Headers } from './answer.ts';

interface Front {
  /** On every answer. */
  readonly headers: Headers;
  /** The page with an address, if it is there already. */
  readonly cached: (address: Address) => Answer | undefined;
  /** What machines read, by path. */
  readonly machineFiles: ReadonlyMap<string, () => Promise<Answer>>;
  /** Answers everything else. */
  readonly otherwise: (
    address: Address,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void> | undefined;
}

/**
 * What stands in front of Waku. A cached page is answered from memory, at about the cost of Node's own HTTP
 * server: on that way nothing is parsed twice, and no URL, Request or promise is made.
 */
export function createFront({ headers, cached, machineFiles, otherwise }: Front): RequestListener {
  async function answer(
    address: Address,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { url: target = '/' } = request;
    const file = await machineFiles.get(address.path)?.();
    const exact = file ? undefined : exactTarget(target, address);
    if (file) file.send(request, response);
    else if (exact === undefined) await otherwise(address, request, response);
    else
      response.writeHead(308, { ...headers, location: exact, 'cache-control': 'no-cache' }).end();
  }

  return (request, response) => {
    const { method, url: target = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return;
    }
    const address = readAddress(target, request.headers.cookie);
    const page = cached(address);
    if (page) {
      page.send(request, response);
      return;
    }
    answer(address, request, response).catch((error: unknown) => {
      console.error('A request could not be answered:', error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  };
}
