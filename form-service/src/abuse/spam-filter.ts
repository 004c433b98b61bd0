import type { ProjectRequest } from '@sunfield/shared/project-request';
import type { Config } from '../config.ts';
import type { Counters } from '../counters/counters.ts';
import type { NewLead } from '../leads/lead-store.ts';
import { contentSignals } from './content-signals.ts';
import { countProof, judgeProof, type Proof } from './proof-of-work.ts';
import { quarantineThreshold, scoreOf, type Signal } from './signals.ts';
import { countTraffic, trafficOf, trafficSignals, type Traffic } from './traffic.ts';

export type Assessment = Pick<NewLead, 'state' | 'score' | 'signals'>;

/** How a request was judged, and what it will be counted by. */
export interface Judgement {
  readonly assessment: Assessment;
  readonly traffic: Traffic;
  readonly proof: Proof | undefined;
}

export type FilterConfig = Pick<Config, 'ALTCHA_SECRET' | 'LEADS_PER_HOUR'>;

/** Decides whether a request is mailed or held back. It is kept in either case. */
export class SpamFilter {
  readonly #counters: Counters;
  readonly #config: FilterConfig;
  readonly #onCapReached: (remaining: number) => void;

  /** @param onCapReached is told how long the hour goes on, in milliseconds, once its number is reached */
  constructor(
    counters: Counters,
    config: FilterConfig,
    onCapReached: (remaining: number) => void = () => undefined,
  ) {
    this.#counters = counters;
    this.#config = config;
    this.#onCapReached = onCapReached;
  }

  /**
   * Judges a request, and counts nothing: it isn't kept yet.
   *
   * @param network the visitor's, see visitor.ts
   */
  async judge(request: ProjectRequest, network: string): Promise<Judgement> {
    const { ALTCHA_SECRET, LEADS_PER_HOUR } = this.#config;
    const traffic = trafficOf(request, network);
    const signals: Signal[] = contentSignals(request);
    signals.push(...(await trafficSignals(traffic, this.#counters, LEADS_PER_HOUR)));
    const proof = ALTCHA_SECRET
      ? await judgeProof(request.altcha, ALTCHA_SECRET, this.#counters)
      : undefined;
    if (proof) signals.push(proof.signal);
    const score = scoreOf(signals);
    const state = score >= quarantineThreshold ? 'quarantined' : 'waiting';
    return { assessment: { score, signals, state }, traffic, proof };
  }

  /** Counts a judged request that has become a lead. */
  async count({ assessment: { state }, traffic, proof }: Judgement): Promise<void> {
    if (proof) countProof(proof, this.#counters);
    const { LEADS_PER_HOUR } = this.#config;
    const remaining = await countTraffic(traffic, state, this.#counters, LEADS_PER_HOUR);
    if (remaining !== undefined) this.#onCapReached(remaining);
  }
}
