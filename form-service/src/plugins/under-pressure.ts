import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { Problem } from '../http/problem.ts';

/**
 * Beyond this the event loop is so late that visitors wait for seconds; in milliseconds. Turning
 * some away at once serves the others.
 */
const maxEventLoopDelay = 1_000;

/** When to try again, in seconds. */
const overloadRetryAfter = 10;

/** Answers 503 while the service is overloaded. */
export const underPressurePlugin = fp(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay,
      // Leaves the decision to the routes that take leads: health checks are always answered, and a
      // form is read first, so that what was typed goes back with the visitor.
      pressureHandler: () => undefined,
    });
  },
  { name: 'under-pressure' },
);

/** @throws {Problem} 503 while the service is overloaded */
export function refuseUnderPressure(app: { isUnderPressure: () => boolean }): void {
  if (!app.isUnderPressure()) return;
  throw new Problem(503, 'Too much to do at once.', { retryAfter: overloadRetryAfter });
}
