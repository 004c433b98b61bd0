import fp from 'fastify-plugin';
import type { Counters } from '../counters/counters.ts';
import { MemoryCounters } from '../counters/memory-counters.ts';
import { RedisCounters } from '../counters/redis-counters.ts';
import { describeFailure } from '../delivery/failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    counters: Counters;
  }
}

/** What rate limits and spam signals count with: shared where `REDIS_URL` is set. */
export const countersPlugin = fp((app, _options, done) => {
  const { REDIS_URL } = app.config;
  const warn = (error: unknown) =>
    app.log.warn({ error: describeFailure(error) }, 'Redis cannot be used: counting alone');
  const counters: Counters = REDIS_URL ? new RedisCounters(REDIS_URL, warn) : new MemoryCounters();
  app.decorate('counters', counters);
  app.addHook('onClose', () => counters.close());
  done();
});
