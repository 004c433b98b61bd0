import type { IncomingMessage, ServerResponse } from 'node:http';
import { readEnvironment } from '../environment.ts';
import { createMachineFiles } from './discovery/machine-files.ts';
import { createFront } from './front.ts';
import { localeCookieFor } from './locale-cookie.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const { SITE_URL, FORM_SERVICE_URL } = readEnvironment();

const headers = {
  ...securityHeaders(SITE_URL),
  // As far as Vite allows: it puts scripts and styles into the page, and talks to it through a socket.
  'content-security-policy': contentSecurityPolicy({
    formService: FORM_SERVICE_URL,
    scripts: ["'unsafe-inline'", "'unsafe-eval'"],
    styles: ["'unsafe-inline'"],
    connections: ['ws:'],
    // The editor of words shows the page that it changes (`npm run edit`).
    ancestors: ['http://localhost:*', 'http://127.0.0.1:*'],
  }),
};

const machineFiles = createMachineFiles(SITE_URL, {});

/** What production answers in front of Waku, while one develops: all but the cache and the built files. */
export function developmentFront(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const listener = createFront({
    headers: {},
    machineFiles,
    cached: () => undefined,
    otherwise: (address) => {
      response.setHeaders(new Map(Object.entries(localeCookieFor(address, SITE_URL))));
      next();
      return undefined;
    },
  });
  listener(request, response);
}
