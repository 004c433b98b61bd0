import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { processEnvironment, readEnvironment } from '../lib/environment.ts';

/** Longest accepted request head, in bytes: a draft of the form travels in the address. */
const maxHeaderSize = 64 * 1024;

/** How long open connections may take to finish after a signal to stop, in milliseconds. */
const closeTimeout = 5000;

interface BuiltServer {
  INTERNAL_runFetch: (env: NodeJS.ProcessEnv, request: Request) => Promise<Response>;
}

function closeGracefully(server: Server): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), closeTimeout).unref();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const environment = (() => {
  try {
    return readEnvironment();
  } catch (error) {
    return fail(String(error instanceof Error ? error.message : error));
  }
})();

const built = (await import(new URL('../../dist/server/index.js', import.meta.url).href).catch(() =>
  fail('The site is not built: run "npm run build" first.'),
)) as BuiltServer;

const listener = getRequestListener((request) =>
  built.INTERNAL_runFetch(processEnvironment, request),
);
const server = createServer(
  { maxHeaderSize },
  (request, response) => void listener(request, response),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${environment.PORT} is taken (the site, PORT).`);
  throw error;
});
server.listen(environment.PORT, environment.HOST, () => {
  console.log(`The site listens on http://${environment.HOST}:${environment.PORT}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => closeGracefully(server));
