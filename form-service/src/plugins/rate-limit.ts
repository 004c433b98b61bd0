import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { Count, Counters } from '../counters/counters.ts';
import { Problem } from '../http/problem.ts';

/** Lets @fastify/rate-limit count with the service's counters. */
function storeOver(counters: Counters) {
  return class CounterStore implements FastifyRateLimitStore {
    incr(...[address, callback, window]: Parameters<FastifyRateLimitStore['incr']>): void {
      const tell = ({ count, ttl }: Count) => callback(null, { current: count, ttl });
      const counted = counters.increment(`requests ${address}`, window);
      if (counted instanceof Promise) void counted.then(tell);
      else tell(counted);
    }

    child(): this {
      return this;
    }
  };
}

/** The answer tells when to come back, and nothing else: a bot needn't know how much is left. */
const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** How many requests one address may send. */
export const rateLimitPlugin = fp(
  async (app) => {
    const { RATE_LIMIT_MAX, RATE_LIMIT_WINDOW } = app.config;
    await app.register(rateLimit, {
      global: false,
      // After the body was read: a form that came too soon goes back with what was typed.
      hook: 'preValidation',
      max: RATE_LIMIT_MAX,
      keyGenerator: ({ visitor }) => visitor,
      timeWindow: RATE_LIMIT_WINDOW * 1000,
      store: storeOver(app.counters),
      addHeaders: { ...noHeaders, 'retry-after': false },
      addHeadersOnExceeding: noHeaders,
      errorResponseBuilder: (_request, { ttl }) =>
        new Problem(429, 'Too many requests.', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  },
  { name: 'rate-limit', dependencies: ['counters', 'visitor'] },
);
