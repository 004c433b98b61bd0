import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { LeadStore, Settlement } from '../leads/lead-store.ts';
import type { ClaimedLead } from '../leads/lead.ts';
import { Arrivals } from './arrivals.ts';
import { outagePause, retryDelay } from './back-off.ts';
import { describeFailure, failureKind } from './failure.ts';

export interface DeliveryOptions {
  /** Mails on their way at once. */
  readonly window: number;
  /** All in milliseconds. */
  readonly sendTimeout: number;
  readonly lease: number;
  readonly pollInterval: number;
  readonly closeTimeout: number;
}

export interface Delivery {
  readonly store: LeadStore;
  /** Sends one lead; rejects with nodemailer's error when it was not taken. */
  readonly send: (lead: ClaimedLead, signal: AbortSignal) => Promise<unknown>;
  /** Is told what became of each attempt, and how long it took in milliseconds. */
  readonly onSettled: (lead: ClaimedLead, settlement: Settlement, duration: number) => void;
  readonly log: FastifyBaseLogger;
}

/** Claims leads that are due, sends them, and records what became of each. */
export class DeliveryWorker {
  readonly #delivery: Delivery;
  readonly #options: DeliveryOptions;
  readonly #inFlight = new Set<Promise<void>>();
  /** Those in flight that the mail server has still to answer; the others wait for their mark. */
  #sending = 0;
  readonly #arrivals = new Arrivals();
  readonly #sends = new Set<AbortController>();
  #polling: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #stopped = true;
  #givenUp = false;
  #outages = 0;
  #pausedUntil = 0;

  constructor(delivery: Delivery, options: DeliveryOptions) {
    this.#delivery = delivery;
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.#polling = setInterval(() => this.notify(), this.#options.pollInterval);
    this.notify();
  }

  /** Tells that a visitor has sent a lead, which may be due. */
  leadArrived(): void {
    this.#arrivals.add();
    this.notify();
  }

  /** Tells that a lead may be due. Costs nothing while the worker is busy. */
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
      const { store } = this.#delivery;
      for (const lead of await store.claim(this.#free(), this.#options.lease)) this.#track(lead);
    } catch (error) {
      this.#delivery.log.error({ error: describeFailure(error) }, 'leads could not be claimed');
    }
  }

  #track(lead: ClaimedLead): void {
    const delivery = this.#deliver(lead)
      .catch((error: unknown) =>
        this.#delivery.log.error(
          { lead: lead.id, error: describeFailure(error) },
          'lead was not settled',
        ),
      )
      .finally(() => {
        this.#inFlight.delete(delivery);
        this.notify();
      });
    this.#inFlight.add(delivery);
  }

  async #deliver(lead: ClaimedLead): Promise<void> {
    const started = performance.now();
    this.#sending += 1;
    const settlement = await this.#attempt(lead);
    this.#sending -= 1;
    this.notify();
    await this.#settle(lead, settlement);
    this.#delivery.onSettled(lead, settlement, performance.now() - started);
  }

  /** A mail that was taken and not marked is sent again, so a store that is away is waited for. */
  async #settle(lead: ClaimedLead, settlement: Settlement): Promise<void> {
    const { store, log } = this.#delivery;
    for (let tries = 1; ; tries += 1) {
      try {
        await store.settle(lead, settlement);
        return;
      } catch (error) {
        if (this.#stopped) throw error;
        const failure = { lead: lead.id, error: describeFailure(error) };
        if (tries === 1) log.warn(failure, 'lead is not settled yet');
      }
      await sleep(this.#options.pollInterval);
    }
  }

  async #attempt(lead: ClaimedLead): Promise<Settlement> {
    // Not `AbortSignal.timeout`, which stays in memory for all of its time, as does what it is part of.
    const send = new AbortController();
    const timer = setTimeout(() => send.abort(), this.#options.sendTimeout);
    this.#sends.add(send);
    try {
      await this.#delivery.send(lead, send.signal);
      this.#outages = 0;
      return { outcome: 'delivered' };
    } catch (error) {
      return this.#judge(lead, error);
    } finally {
      clearTimeout(timer);
      this.#sends.delete(send);
    }
  }

  #judge(lead: ClaimedLead, failure: unknown): Settlement {
    const error = describeFailure(failure);
    const kind = failureKind(failure);
    const now = Date.now();
    if (this.#givenUp) return { outcome: 'release' };
    if (kind === 'outage') this.#pause(error);
    else this.#outages = 0;
    if (kind === 'refused' || now >= lead.deliverUntil.getTime()) {
      return { outcome: 'failed', error };
    }
    if (kind === 'outage') return { outcome: 'release' };
    const dueAt = Math.min(now + retryDelay(lead.attempts + 1), lead.deliverUntil.getTime());
    return { outcome: 'retry', error, dueAt: new Date(dueAt) };
  }

  #pause(error: string): void {
    if (Date.now() < this.#pausedUntil) return;
    this.#outages += 1;
    const pause = outagePause(this.#outages);
    this.#pausedUntil = Date.now() + pause;
    this.#delivery.log.warn({ error, pause }, 'the mail server cannot be used');
  }
}
