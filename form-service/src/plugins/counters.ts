import fp from 'fastify-plugin';
import type { Counters } from '../counters/counters.ts';
import { MemoryCounters } from '../counters/memory-counters.ts';
import { describeFailure } from '../describe-failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    counters: Counters;
  }
}

/** What rate limits and spam signals count with: shared where `REDIS_URL` is set. */
export const countersPlugin = fp(
  async (app) => {
    const { REDIS_URL } = app.config;
    const warn = (error: unknown) =>
      app.log.warn({ error: describeFailure(error) }, 'Redis cannot be used: counting alone');
    const connect = async (url: string): Promise<Counters> => {
      const { RedisCounters } = await import('../counters/redis-counters.ts');
      return new RedisCounters(url, warn, app.time);
    };
    const counters = REDIS_URL ? await connect(REDIS_URL) : new MemoryCounters(app.time.clock);
    app.decorate('counters', counters);
    app.addHook('onClose', () => counters.close());
  },
  { name: 'counters' },
);
