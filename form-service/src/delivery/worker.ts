import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Claimed, Queue, Settlement } from '../leads/queue.ts';
import { Arrivals } from './arrivals.ts';
import { outagePause } from './back-off.ts';
import { describeFailure, type FailureKind } from './failure.ts';
import { settlementOf } from './settlement.ts';

export interface DeliveryOptions {
  /** How many are on their way at once. */
  readonly window: number;
  /** All in milliseconds. */
  readonly sendTimeout: number;
  readonly lease: number;
  readonly pollInterval: number;
  readonly closeTimeout: number;
}

export interface Delivery<T extends Claimed> {
  /** What is sent, for the log. */
  readonly subject: 'lead' | 'event';
  readonly queue: Queue<T>;
  /** Sends one; rejects when it was not taken. */
  readonly send: (claimed: T, signal: AbortSignal) => Promise<unknown>;
  /** Judges what `send` rejected with. */
  readonly kindOf: (failure: unknown, claimed: T) => FailureKind;
  /** Is told what became of each attempt, and how long it took in milliseconds. */
  readonly onSettled: (claimed: T, settlement: Settlement, duration: number) => void;
  readonly log: FastifyBaseLogger;
}

/** Claims what is due, sends it, and records what became of each. */
export class DeliveryWorker<T extends Claimed> {
  readonly #delivery: Delivery<T>;
  readonly #options: DeliveryOptions;
  readonly #inFlight = new Set<Promise<void>>();
  /** Those in flight that the receiver has still to answer; the others wait for their mark. */
  #sending = 0;
  readonly #arrivals = new Arrivals();
  readonly #sends = new Set<AbortController>();
  #polling: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #stopped = true;
  #givenUp = false;
  #outages = 0;
  #pausedUntil = 0;

  constructor(delivery: Delivery<T>, options: DeliveryOptions) {
    this.#delivery = delivery;
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.#polling = setInterval(() => this.notify(), this.#options.pollInterval);
    this.notify();
  }

  /** Tells that a visitor has sent a request, of which something may be due. */
  leadArrived(): void {
    this.#arrivals.add();
    this.notify();
  }

  /** Tells that something may be due. Costs nothing while the worker is busy. */
  notify(): void {
    if (this.#stopped || this.#filling || Date.now() < this.#pausedUntil) return;
    // Claimed by the half window, as every claim is a transaction.
    if (this.#free() < this.#window() / 2) return;
    this.#filling = this.#fill().finally(() => (this.#filling = undefined));
  }

  /** Claims no more; gives what is on its way a moment to arrive, then gives it back. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#polling);
    await this.#filling;
    const timer = setTimeout(() => this.#giveUp(), this.#options.closeTimeout);
    await Promise.all(this.#inFlight);
    clearTimeout(timer);
  }

  #giveUp(): void {
    this.#givenUp = true;
    for (const send of this.#sends) send.abort();
  }

  #window(): number {
    // After an outage, one mail tries the server before the others follow. While visitors come in
    // crowds, answering them goes first: mails wait, visitors don't.
    return this.#outages > 0 || this.#arrivals.areMany() ? 1 : this.#options.window;
  }

  /** How many more may be claimed: a store that is late with its marks slows the sending down. */
  #free(): number {
    const window = this.#window();
    return Math.min(window - this.#sending, 2 * window - this.#inFlight.size);
  }

  async #fill(): Promise<void> {
    try {
      const claimed = await this.#delivery.queue.claim(this.#free(), this.#options.lease);
      for (const one of claimed) this.#track(one);
    } catch (error) {
      const { log, subject } = this.#delivery;
      log.error({ error: describeFailure(error) }, `${subject}s could not be claimed`);
    }
  }

  #track(claimed: T): void {
    const { log, subject } = this.#delivery;
    const delivery = this.#deliver(claimed)
      .catch((error: unknown) =>
        log.error(
          { [subject]: claimed.id, error: describeFailure(error) },
          `${subject} was not settled`,
        ),
      )
      .finally(() => {
        this.#inFlight.delete(delivery);
        this.notify();
      });
    this.#inFlight.add(delivery);
  }

  async #deliver(claimed: T): Promise<void> {
    const started = performance.now();
    this.#sending += 1;
    const settlement = await this.#attempt(claimed);
    this.#sending -= 1;
    this.notify();
    await this.#settle(claimed, settlement);
    this.#delivery.onSettled(claimed, settlement, performance.now() - started);
  }

  /** What was taken and not marked is sent again, so a store that is away is waited for. */
  async #settle(claimed: T, settlement: Settlement): Promise<void> {
    const { queue, log, subject } = this.#delivery;
    for (let tries = 1; ; tries += 1) {
      try {
        await queue.settle(claimed, settlement);
        return;
      } catch (error) {
        if (this.#givenUp) throw error;
        const failure = { [subject]: claimed.id, error: describeFailure(error) };
        if (tries === 1) log.warn(failure, `${subject} is not settled yet`);
      }
      await sleep(this.#options.pollInterval);
    }
  }

  async #attempt(claimed: T): Promise<Settlement> {
    // Not `AbortSignal.timeout`, which stays in memory for all of its time, as does what it is part of.
    const send = new AbortController();
    const timer = setTimeout(() => send.abort(), this.#options.sendTimeout);
    this.#sends.add(send);
    try {
      await this.#delivery.send(claimed, send.signal);
      this.#outages = 0;
      return { outcome: 'delivered' };
    } catch (error) {
      return this.#judge(claimed, error);
    } finally {
      clearTimeout(timer);
      this.#sends.delete(send);
    }
  }

  #judge(claimed: T, failure: unknown): Settlement {
    if (this.#givenUp) return { outcome: 'release' };
    const kind = this.#delivery.kindOf(failure, claimed);
    if (kind === 'outage') this.#pause(describeFailure(failure));
    else this.#outages = 0;
    return settlementOf(claimed, failure, kind);
  }

  #pause(error: string): void {
    if (Date.now() < this.#pausedUntil) return;
    this.#outages += 1;
    const pause = outagePause(this.#outages);
    this.#pausedUntil = Date.now() + pause;
    const { log, subject } = this.#delivery;
    log.warn({ error, pause }, `no ${subject} can be sent`);
  }
}
