import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { processEnvironment, readEnvironment, type Environment } from '../environment.ts';
import { runFetch, type RunFetch } from '../waku-internals.ts';
import { createSite } from './site.ts';
import { warmUp } from './warm-up.ts';

/** Longest accepted request head, in bytes: a draft of the form travels in the address. */
const maxHeaderSize = 64 * 1024;

/** How long open connections may take to finish after a signal to stop, in milliseconds. */
const closeTimeout = 5000;

const dist = new URL('../../dist/', import.meta.url);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function environmentOrFail(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const loadBuiltServer = async () =>
  (await import(new URL('server/index.js', dist).href)) as Record<typeof runFetch, RunFetch>;

function closeOnSignal(server: Server): AbortSignal {
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), closeTimeout).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
  return closing.signal;
}

const environment = environmentOrFail();
const { [runFetch]: fetchPage } = await loadBuiltServer();
const { listener, pages } = createSite({
  environment,
  folder: fileURLToPath(new URL('public', dist)),
  fetchPage: (request) => fetchPage(processEnvironment, request),
});
const server = createServer({ maxHeaderSize }, listener);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${environment.PORT} is taken: the site needs it (PORT).`);
  throw error;
});
server.listen(environment.PORT, environment.HOST, () => {
  console.log(`The site listens on http://${environment.HOST}:${environment.PORT}`);
});
await warmUp(pages, closeOnSignal(server));
