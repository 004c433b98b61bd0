import fp from 'fastify-plugin';

interface CloseOptions {
  /** How long requests that were begun may take to end, in milliseconds. */
  readonly patience?: number;
}

/**
 * Closing finishes the requests that were begun, and waits neither for somebody to reuse a connection nor
 * for a request that never ends.
 */
export const closePlugin = fp<CloseOptions>(
  (app, { patience = 10_000 }, done) => {
    app.addHook('preClose', (closed) => {
      app.server.keepAliveTimeout = 1;
      app.server.keepAliveTimeoutBuffer = 0;
      setTimeout(() => app.server.closeAllConnections(), patience).unref();
      closed();
    });
    done();
  },
  { name: 'close' },
);
