import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Channel, Entry, Outbox, Settlement } from '../leads/outbox.ts';
import { pause, type Clock, type DeliveryTiming } from '../time.ts';
import { mostAttempts, outagePause, retryDelay } from './back-off.ts';
import { describeFailure } from '../describe-failure.ts';
import { SendFailure } from './failure.ts';

/** One attempt: until it is aborted. */
export interface Attempt {
  readonly signal: AbortSignal;
  /** Tells that all was said, and that the answer alone is waited for. */
  readonly onSaid: () => void;
}

/** What came of sending; `undefined` where nothing was left to send, which tells nothing of the receiver. */
type Taken = Pick<Extract<Settlement, { outcome: 'delivered' }>, 'acknowledges'> | undefined;

export interface Delivery {
  readonly channel: Channel;
  /** How many are on their way at once; twice as many where some wait for long. */
  readonly connections: number;
  readonly outbox: Outbox;
  /**
   * Sends one.
   *
   * @throws {SendFailure} when not all have taken it
   */
  readonly send: (entry: Entry, attempt: Attempt) => Promise<Taken>;
  /** Is told what became of each attempt, and how long it took in milliseconds. */
  readonly onSettled: (entry: Entry, settlement: Settlement, duration: number) => void;
  readonly log: FastifyBaseLogger;
}

/** Claims what is due, sends it, and records what became of each (decision 022). */
export class DeliveryWorker {
  readonly #delivery: Delivery;
  readonly #timing: DeliveryTiming;
  readonly #clock: Clock;
  /** What is on its way or waits for its mark, by its lease. */
  readonly #inFlight = new Map<Promise<void>, string>();
  /** Those on their way that keep others waiting. */
  #sending = 0;
  readonly #sends = new Set<AbortController>();
  #stopPolling: (() => void) | undefined;
  #stopRenewing: (() => void) | undefined;
  #filling: Promise<void> | undefined;
  #stopped = true;
  #stopping: Promise<void> | undefined;
  #givenUp = false;
  /** The first that failed since one was taken. */
  #suspect: string | undefined;
  #isOutage = false;
  #failures = 0;
  #pausedUntil = 0;
  #claimsFailSince: number | undefined;

  constructor(delivery: Delivery, timing: DeliveryTiming, clock: Clock) {
    this.#delivery = delivery;
    this.#timing = timing;
    this.#clock = clock;
  }

  start(): void {
    const { pollInterval, lease } = this.#timing;
    this.#stopped = false;
    this.#stopPolling = this.#clock.every(pollInterval, () => this.notify());
    this.#stopRenewing = this.#clock.every(lease / 3, () => void this.#renew());
    this.notify();
  }

  /** Tells that something may be due. Costs nothing while the worker is busy. */
  notify(): void {
    if (this.#stopped || this.#filling || this.#clock.elapsed() < this.#pausedUntil) return;
    // Claimed by the half window, as every claim is a transaction.
    if (this.#free() < this.#window() / 2) return;
    this.#filling = this.#fill().finally(() => (this.#filling = undefined));
  }

  /** For how long nothing could be claimed, in milliseconds. */
  get claimsFailFor(): number {
    return this.#claimsFailSince === undefined ? 0 : this.#clock.elapsed() - this.#claimsFailSince;
  }

  /** Claims no more; gives what is on its way a moment to arrive, then gives it back. Once, however often asked. */
  stop(): Promise<void> {
    return (this.#stopping ??= this.#stop());
  }

  async #stop(): Promise<void> {
    this.#stopped = true;
    this.#stopPolling?.();
    await this.#filling;
    const wait = this.#clock.after(this.#timing.closeTimeout, () => this.#giveUp());
    await Promise.all(this.#inFlight.keys());
    wait();
    this.#stopRenewing?.();
  }

  #giveUp(): void {
    this.#givenUp = true;
    for (const send of this.#sends) send.abort();
  }

  #window(): number {
    // In an outage, one tries the receiver before the others follow.
    return this.#isOutage ? 1 : this.#delivery.connections;
  }

  /** How many more may be claimed: a store that is late with its marks slows the sending down. */
  #free(): number {
    return Math.min(
      this.#window() - this.#sending,
      2 * this.#delivery.connections - this.#inFlight.size,
    );
  }

  async #fill(): Promise<void> {
    const { outbox, channel, log } = this.#delivery;
    try {
      const { lease } = this.#timing;
      const claimed = await outbox.claim(channel, this.#free(), lease, this.#leases());
      this.#claimsFailSince = undefined;
      for (const entry of claimed) this.#track(entry);
    } catch (error) {
      this.#claimsFailSince ??= this.#clock.elapsed();
      log.error({ error: describeFailure(error) }, `no ${channel} could be claimed`);
    }
  }

  #leases(): string[] {
    return [...new Set(this.#inFlight.values())];
  }

  async #renew(): Promise<void> {
    const { outbox, channel, log } = this.#delivery;
    const leases = this.#leases();
    if (leases.length === 0) return;
    try {
      await outbox.renew(leases, this.#timing.lease);
    } catch (error) {
      log.warn({ error: describeFailure(error) }, `a lease of a ${channel} was not renewed`);
    }
  }

  #track(entry: Entry): void {
    const { log, channel } = this.#delivery;
    const delivery = this.#deliver(entry)
      .catch((error: unknown) =>
        log.error({ id: entry.id, error: describeFailure(error) }, `a ${channel} was not settled`),
      )
      .finally(() => {
        this.#inFlight.delete(delivery);
        this.notify();
      });
    this.#inFlight.set(delivery, entry.lease);
  }

  async #deliver(entry: Entry): Promise<void> {
    const started = this.#clock.elapsed();
    const settlement = await this.#attempt(entry);
    this.notify();
    await this.#settle(entry, settlement);
    this.#delivery.onSettled(entry, settlement, this.#clock.elapsed() - started);
  }

  /** What was taken and not marked is sent again, so a store that is away is waited for. */
  async #settle(entry: Entry, settlement: Settlement): Promise<void> {
    const { outbox, log, channel } = this.#delivery;
    for (let tries = 1; ; tries += 1) {
      try {
        await outbox.settle(entry, settlement);
        return;
      } catch (error) {
        if (this.#givenUp) throw error;
        const failure = { id: entry.id, error: describeFailure(error) };
        if (tries === 1) log.warn(failure, `a ${channel} is not settled yet`);
      }
      await pause(this.#clock, this.#timing.pollInterval);
    }
  }

  async #attempt(entry: Entry): Promise<Settlement> {
    const { sendTimeout, answerTimeout, patience } = this.#timing;
    const send = new AbortController();
    const abort = () => send.abort();
    let cancelAbort = this.#clock.after(sendTimeout, abort);
    const onSaid = () => {
      cancelAbort();
      cancelAbort = this.#clock.after(answerTimeout, abort);
    };
    let isKeepingOthers = true;
    this.#sending += 1;
    const letOthersPass = () => {
      if (isKeepingOthers) this.#sending -= 1;
      isKeepingOthers = false;
    };
    const cancelLate = this.#clock.after(patience, () => {
      letOthersPass();
      this.notify();
    });
    this.#sends.add(send);
    try {
      const taken = await this.#delivery.send(entry, { signal: send.signal, onSaid });
      if (taken) {
        this.#suspect = undefined;
        this.#isOutage = false;
        this.#failures = 0;
      }
      return { outcome: 'delivered', ...taken };
    } catch (error) {
      return this.#settlementFor(entry, error);
    } finally {
      cancelAbort();
      cancelLate();
      letOthersPass();
      this.#sends.delete(send);
    }
  }

  #settlementFor(entry: Entry, error: unknown): Settlement {
    if (this.#givenUp) return { outcome: 'release' };
    const failure =
      error instanceof SendFailure ? error : new SendFailure(describeFailure(error), 'deferred');
    if (!failure.details.isReceiverWell) this.#noteTrouble(entry, failure);
    return settlementOf(entry, failure, this.#failures);
  }

  /** What one meets is its own, until another meets it too. */
  #noteTrouble({ id }: Entry, { message: error }: SendFailure): void {
    if (this.#clock.elapsed() < this.#pausedUntil) return;
    this.#failures += 1;
    this.#isOutage ||= this.#suspect !== undefined && this.#suspect !== id;
    this.#suspect ??= id;
    if (!this.#isOutage) return;
    const outage = outagePause(this.#failures);
    this.#pausedUntil = this.#clock.elapsed() + outage;
    const { log, channel } = this.#delivery;
    log.warn({ error, pause: outage }, `no ${channel} can be sent`);
  }
}

/** @param failures how many there were in a row, of any */
function settlementOf(entry: Entry, failure: SendFailure, failures: number): Settlement {
  const { message: error, kind, details } = failure;
  const { sentTo = entry.sentTo, acknowledges = false, wereWordsRead = false } = details;
  const attempts = entry.attempts + Number(kind === 'deferred');
  const isOver = attempts >= mostAttempts;
  // Somebody has it: that is what it was for.
  if (isOver && sentTo.length > 0) return { outcome: 'delivered', error };
  if (isOver || kind === 'hopeless') return { outcome: 'failed', error };
  const delay = kind === 'deferred' ? retryDelay(attempts) : outagePause(failures);
  const isWordless = entry.isWordless || wereWordsRead;
  return { outcome: 'retry', error, delay, attempts, sentTo, isWordless, acknowledges };
}

/** Has a worker run from the start of the service to its end, then does what is left to do. */
export function runWorker(
  app: FastifyInstance,
  worker: DeliveryWorker,
  afterwards: () => void = () => undefined,
): void {
  app.addHook('onReady', () => worker.start());
  app.workers.push(worker);
  app.addHook('onClose', async () => {
    await worker.stop();
    afterwards();
  });
}
