import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { Problem } from '../http/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors wait for seconds by now. */
    isUnderPressure: () => boolean;
  }
}

/**
 * Beyond this the event loop is so late that visitors wait for seconds; in milliseconds. Turning
 * some away at once serves the others.
 */
const maxEventLoopDelay = 1_000;

/** How often running it has to be too long. */
const timesLate = 3;

/** When to try again, in seconds. */
const overloadRetryAfter = 10;

/**
 * Tells whether the service is overloaded. A start, or a machine that stood still, makes the event loop
 * late once: only what lasts is pressure.
 */
export const underPressurePlugin = fp(
  (app, _options, done) => {
    const delays = monitorEventLoopDelay({ resolution: 10 });
    let late = 0;
    const look = () => {
      // Where it never turned in between, nothing was measured.
      const isInTime = delays.mean / 1e6 <= maxEventLoopDelay;
      late = isInTime ? 0 : late + 1;
      delays.reset();
    };
    const { clock, timing } = app.time;
    let stop: (() => void) | undefined;
    app.addHook('onReady', (ready) => {
      delays.enable();
      stop = clock.every(timing.pressure, look);
      ready();
    });
    app.addHook('onClose', (_app, closed) => {
      delays.disable();
      stop?.();
      closed();
    });
    app.decorate('isUnderPressure', () => late >= timesLate);
    done();
  },
  { name: 'under-pressure' },
);

/** @throws {Problem} 503 while the service is overloaded */
export function refuseUnderPressure(app: { isUnderPressure: () => boolean }): void {
  if (!app.isUnderPressure()) return;
  throw new Problem(503, 'Too much to do at once.', { retryAfter: overloadRetryAfter });
}
