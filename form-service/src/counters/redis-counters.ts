import { hash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Count, Counters } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';

/** One step, so that no window is left without an end. */
const script = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Names hold addresses of visitors: Redis gets their digest. */
const keyOf = (name: string) => `form-service:${hash('sha256', name, 'base64url')}`;

/** How long an answer is waited for, and how long a Redis that gave none is left alone; in ms. */
const answerTimeout = 250;
const restAfterFailure = 2_000;

/**
 * Counts that several services share. While Redis is away each counts for itself: limits get wider,
 * leads are never refused for it.
 */
export class RedisCounters implements Counters {
  readonly #redis: Redis;
  readonly #fallback = new MemoryCounters();
  readonly #onFailure: (error: unknown) => void;
  #restsUntil = 0;

  constructor(url: string, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#redis = new Redis(url, {
      connectTimeout: 2_000,
      commandTimeout: answerTimeout,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      retryStrategy: (attempts) => Math.min(2_000, 100 * attempts),
    });
    this.#redis.on('error', onFailure);
  }

  increment(name: string, windowMilliseconds: number): Promise<Count> {
    return this.#ask(
      async () => {
        const answer = await this.#redis.eval(script, 1, keyOf(name), windowMilliseconds);
        const [count, ttl] = answer as [number, number];
        return { count, ttl };
      },
      () => this.#fallback.increment(name, windowMilliseconds),
    );
  }

  counts(names: readonly string[]): Promise<number[]> {
    return this.#ask(
      async () => (await this.#redis.mget(names.map(keyOf))).map(Number),
      () => this.#fallback.counts(names),
    );
  }

  close(): Promise<void> {
    this.#redis.disconnect();
    return this.#fallback.close();
  }

  async #ask<T>(redis: () => Promise<T>, alone: () => T): Promise<T> {
    if (performance.now() < this.#restsUntil) return alone();
    try {
      return await redis();
    } catch (error) {
      this.#restsUntil = performance.now() + restAfterFailure;
      this.#onFailure(error);
      return alone();
    }
  }
}
