import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { DeliveryWorker } from '../delivery/worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All that send, for as long as the service runs. */
    readonly workers: DeliveryWorker[];
  }
}

/**
 * Ends the service: visitors find it open for as long as mails are on their way, and a successor can begin as
 * soon as it isn't.
 */
export async function drainAndClose(app: FastifyInstance): Promise<void> {
  await Promise.all(app.workers.map((worker) => worker.stop()));
  await app.close();
}

/**
 * Closing finishes the requests that were begun, and waits neither for somebody to reuse a connection nor
 * for a request that never ends.
 */
export const closePlugin = fp(
  (app, _options, done) => {
    const { clock, timing } = app.time;
    app.decorate('workers', []);
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
