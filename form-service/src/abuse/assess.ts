import type { ProjectRequest } from '@sunfield/shared/project-request';
import type { Config } from '../config.ts';
import type { Counters } from '../counters/counters.ts';
import type { NewLead } from '../leads/lead-store.ts';
import { contentSignals } from './content-signals.ts';
import { proofSignal } from './proof-of-work.ts';
import { quarantineThreshold, scoreOf, type Signal } from './signals.ts';
import { trafficSignals } from './traffic-signals.ts';

export type Assessment = Pick<NewLead, 'state' | 'score' | 'signals'>;

/** Whether a request is mailed or held back. It is kept in either case. */
export async function assess(
  request: ProjectRequest,
  address: string,
  counters: Counters,
  { ALTCHA_SECRET, LEADS_PER_HOUR }: Pick<Config, 'ALTCHA_SECRET' | 'LEADS_PER_HOUR'>,
): Promise<Assessment> {
  const [traffic, proof] = await Promise.all([
    trafficSignals(request, address, counters, LEADS_PER_HOUR),
    ALTCHA_SECRET ? proofSignal(request.altcha, ALTCHA_SECRET, counters) : undefined,
  ]);
  const signals: Signal[] = [...contentSignals(request), ...traffic, ...(proof ? [proof] : [])];
  const score = scoreOf(signals);
  return { score, signals, state: score >= quarantineThreshold ? 'quarantined' : 'waiting' };
}
