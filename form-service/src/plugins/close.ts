import fp from 'fastify-plugin';

/**
 * Closing finishes the requests that were begun, and waits neither for somebody to reuse a connection nor
 * for a request that never ends.
 */
export const closePlugin = fp(
  (app, _options, done) => {
    const { clock, timing } = app.time;
    app.addHook('preClose', (closed) => {
      app.server.keepAliveTimeout = 1;
      app.server.keepAliveTimeoutBuffer = 0;
      app.server.once(
        'close',
        clock.after(timing.close, () => app.server.closeAllConnections()),
      );
      closed();
    });
    done();
  },
  { name: 'close' },
);
