import type { Claimed, Settlement } from '../leads/queue.ts';
import { retryDelay } from './back-off.ts';
import { describeFailure, PartlyRefused, type FailureKind } from './failure.ts';

/**
 * What becomes of an attempt that failed. An outage is nobody's failed attempt, however long it lasts
 * (decision 011).
 */
export function settlementOf(
  claimed: Claimed,
  failure: unknown,
  kind: FailureKind,
  now = Date.now(),
): Settlement {
  if (kind === 'outage') return { outcome: 'release' };
  const error = describeFailure(failure);
  const progress = failure instanceof PartlyRefused ? { mailedTo: failure.mailedTo } : {};
  const timeLeft = claimed.deliverUntil.getTime() - now;
  if (kind === 'refused' || (kind === 'deferred' && timeLeft <= 0)) {
    return { outcome: 'failed', error, ...progress };
  }
  const delay = retryDelay(claimed.attempts + 1);
  const last = kind === 'deferred' ? timeLeft : delay;
  return { outcome: 'retry', error, delay: Math.min(delay, last), ...progress };
}
