import type { ProjectRequest } from '@sunfield/shared/project-request';
import type { Config } from '../config.ts';
import type { Counters } from '../counters/counters.ts';
import type { NewLead } from '../leads/lead-store.ts';
import type { Clock } from '../time.ts';
import { contentSignals } from './content-signals.ts';
import { countProof, judgeProof, type Proof } from './proof-of-work.ts';
import { quarantineThreshold, scoreOf, type Signal } from './signals.ts';
import {
  countMailed,
  countMessage,
  hourOf,
  messageSignals,
  roomFor,
  startOf,
  trafficOf,
  type Traffic,
} from './traffic.ts';

export type Assessment = Pick<NewLead, 'state' | 'score' | 'signals' | 'notBefore'>;

/** How a request was judged, and what it will be counted by. */
export interface Judgement {
  readonly assessment: Assessment;
  readonly traffic: Traffic;
  readonly proof: Proof | undefined;
  /** The hour in which it is mailed, counted from 1970. */
  readonly hour: number;
}

export type FilterConfig = Pick<Config, 'ALTCHA_SECRET' | 'LEADS_PER_HOUR'>;

/** How many times the hour's number a proof of work lets a lead pass: not without end, as machines do it too. */
const provenTimes = 3;

/** Decides whether and when a request is mailed, or held back. It is kept in any case. */
export class SpamFilter {
  readonly #counters: Counters;
  readonly #config: FilterConfig;
  readonly #clock: Clock;
  readonly #onCapReached: (hour: number) => void;

  /** @param onCapReached is told of the present hour, once its number is reached */
  constructor(
    counters: Counters,
    config: FilterConfig,
    clock: Clock,
    onCapReached: (hour: number) => void = () => undefined,
  ) {
    this.#counters = counters;
    this.#config = config;
    this.#clock = clock;
    this.#onCapReached = onCapReached;
  }

  /**
   * Judges a request, and counts nothing: it isn't kept yet.
   *
   * @param visitor see visitor.ts
   */
  async judge(request: ProjectRequest, visitor: string): Promise<Judgement> {
    const { ALTCHA_SECRET, LEADS_PER_HOUR } = this.#config;
    const now = this.#clock.now();
    const traffic = trafficOf(request, visitor);
    const signals: Signal[] = contentSignals(request);
    signals.push(...(await messageSignals(traffic, this.#counters)));
    const proof = ALTCHA_SECRET
      ? await judgeProof(request.altcha, ALTCHA_SECRET, this.#counters)
      : undefined;
    if (proof) signals.push(proof.signal);
    const perHour = LEADS_PER_HOUR * (proof?.signal === 'proofOfWork' ? provenTimes : 1);
    const room = await roomFor(traffic, this.#counters, perHour, scoreOf(signals) > 0, now);
    signals.push(...room.signals);
    const { hour } = room;
    const score = scoreOf(signals);
    const state = score >= quarantineThreshold ? 'quarantined' : 'waiting';
    const isLater = state === 'waiting' && hour > hourOf(now);
    const notBefore = isLater ? startOf(hour) : undefined;
    return { assessment: { score, signals, state, notBefore }, traffic, proof, hour };
  }

  /** Counts a judged request that has become a lead. */
  async count({ assessment: { state }, traffic, proof, hour }: Judgement): Promise<void> {
    if (proof) countProof(proof, this.#counters);
    await countMessage(traffic, this.#counters);
    if (state !== 'waiting') return;
    const mailed = await countMailed(traffic, hour, this.#counters);
    const isNow = hour === hourOf(this.#clock.now());
    if (isNow && mailed === this.#config.LEADS_PER_HOUR) this.#onCapReached(hour);
  }
}
