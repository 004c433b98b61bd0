import type { IncomingMessage } from 'node:http';
import { isShared, type Address } from '../request/address.ts';
import type { Environment } from '../request/environment.ts';
import { busyResponse } from './busy.ts';
import { filesForMachines } from './discovery/files.ts';
import { acceptedEncoding } from './encodings.ts';
import { createFront } from './front.ts';
import { Packer } from './packer.ts';
import { PageCache } from './page-cache.ts';
import { createRenderer, type FetchPage } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import type { Answer } from './stored-response.ts';
import { LineIsFull } from './take-turns.ts';

interface Site {
  readonly environment: Environment;
  /** The built files, by path. */
  readonly files: ReadonlyMap<string, Answer>;
  readonly fetchPage: FetchPage;
}

/** The whole site as a listener for Node's HTTP server, and the cache of its pages. */
export function createSite({ environment, files, fetchPage }: Site) {
  const headers = securityHeaders(environment.SITE_URL);
  const renderer = createRenderer(fetchPage, environment);
  const pages = new PageCache((address) => renderer.page(address));
  const packer = new Packer();

  const render = async (address: Address, { url = '/', headers: asked }: IncomingMessage) => {
    if (isShared(address)) return pages.load(address);
    const encoding = acceptedEncoding(asked['accept-encoding']);
    return renderer.answer(address, url, encoding).catch((error: unknown) => {
      if (error instanceof LineIsFull) return busyResponse(address, headers);
      throw error;
    });
  };

  const listener = createFront({
    headers,
    files: new Map([...files, ...filesForMachines(environment.SITE_URL, headers)]),
    cached(address) {
      const page = address.isPersonal ? undefined : pages.get(address);
      if (page) packer.add(page);
      return page;
    },
    otherwise: async (address, request, response) =>
      (await render(address, request)).send(request, response),
  });
  return { listener, pages };
}
