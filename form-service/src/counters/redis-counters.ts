import { hash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Time } from '../time.ts';
import type { Count, Counters } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';

/** One step, so that no window is left without an end. */
const script = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Names hold addresses of visitors: Redis gets their digest. */
const keyOf = (name: string) => `form-service:${hash('sha256', name, 'base64url')}`;

/**
 * Counts that several services share. While Redis is away each counts for itself: limits get wider,
 * leads are never refused for it.
 */
export class RedisCounters implements Counters {
  readonly #redis: Redis;
  readonly #fallback: MemoryCounters;
  readonly #time: Time;
  readonly #onFailure: (error: unknown) => void;
  #restsUntil = 0;

  constructor(url: string, onFailure: (error: unknown) => void, time: Time) {
    this.#time = time;
    this.#fallback = new MemoryCounters(time.clock);
    this.#onFailure = onFailure;
    this.#redis = new Redis(url, {
      connectTimeout: 2_000,
      commandTimeout: time.timing.redis.answerTimeout,
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
    const { clock, timing } = this.#time;
    if (clock.elapsed() < this.#restsUntil) return alone();
    try {
      return await redis();
    } catch (error) {
      this.#restsUntil = clock.elapsed() + timing.redis.rest;
      this.#onFailure(error);
      return alone();
    }
  }
}
