import fp from 'fastify-plugin';

/** Closing finishes the requests that were begun, then waits for nobody to reuse a connection. */
export const closePlugin = fp((app, _options, done) => {
  app.addHook('preClose', (closed) => {
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
    closed();
  });
  done();
});
