import type { IncomingMessage } from 'node:http';
import { findRoute } from '../content/routes.ts';
import { notFoundPath, type Address } from '../request/address.ts';
import type { Environment } from '../environment.ts';
import { Answer } from './answer.ts';
import { createMachineFiles } from './discovery/machine-files.ts';
import { createFront } from './front.ts';
import { PageCache } from './page-cache.ts';
import { Renderer, type FetchPage } from './renderer.ts';
import { plainPolicy, securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './static-files.ts';

/** Answers for one visitor that may wait: about as many as a core renders in two seconds. */
const mayWait = 100;

/** When a visitor may try again, in seconds: the line that is full now has gone by then. */
const retryAfter = 2;

interface Site {
  readonly environment: Environment;
  /** The folder of the built files. */
  readonly folder: string;
  readonly fetchPage: FetchPage;
}

/** The whole site as a listener for Node's HTTP server, and the cache of its pages. */
export function createSite({ environment, folder, fetchPage }: Site) {
  const headers = securityHeaders(environment.SITE_URL);
  const renderer = new Renderer(fetchPage, environment, headers);
  const pages = new PageCache((address) => renderer.render(address));
  const sendFile = serveStaticFiles(folder, headers);

  /** Says that more is asked than can be rendered, to a person in their language. */
  const busy = async ({ locale }: Address) => {
    // Loaded when it is needed: it takes all the words along.
    const { busyPage } = await import('./plain-pages.ts');
    const own = { 'cache-control': 'no-store', 'retry-after': `${retryAfter}` };
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return Answer.pack(busyPage(locale), { ...headers, ...plainPolicy, ...type, ...own }, 503);
  };

  const render = (address: Address, { url }: IncomingMessage): Promise<Answer> => {
    if (!findRoute(address.path))
      return pages.load({ ...address, path: notFoundPath, isPersonal: false });
    if (!address.isPersonal) return pages.load(address);
    return renderer.line.length < mayWait ? renderer.render(address, url) : busy(address);
  };

  const listener = createFront({
    headers,
    cached: (address) => (address.isPersonal ? undefined : pages.get(address)),
    machineFiles: createMachineFiles(environment.SITE_URL, headers),
    async otherwise(address, request, response) {
      if (!sendFile(request, response)) (await render(address, request)).send(request, response);
    },
  });
  return { listener, pages };
}
