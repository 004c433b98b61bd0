import type { LeadState } from './lead.ts';
import type { Entry, Settlement } from './outbox.ts';

/** What an attempt makes of what was tried, whatever store it is kept in. */
export interface Transition {
  /** How it stands in line from now on; `undefined` where it doesn't any more. */
  readonly again?: {
    /** In milliseconds. */
    readonly delay: number;
    /** `undefined` leaves the one before. */
    readonly error?: string;
    readonly attempts: number;
    readonly sentTo: readonly string[];
    readonly isWordless: boolean;
  };
  /** How its lead ends. */
  readonly end?: { readonly state: LeadState; readonly error?: string; readonly attempts: number };
  /** Whether another system is told that the lead was given up, and its visitor that it arrived. */
  readonly tellsFailure: boolean;
  readonly acknowledges: boolean;
  /** Whether it was the canary, and arrived. */
  readonly isCanary: boolean;
}

export function transitionOf(entry: Entry, settlement: Settlement): Transition {
  const { kind, attempts, sentTo, isWordless } = entry;
  const { outcome } = settlement;
  const isCanary = kind === 'canary' && outcome === 'delivered';
  const nothing = { tellsFailure: false, acknowledges: false, isCanary };
  if (outcome === 'release')
    return { ...nothing, again: { delay: 0, attempts, sentTo, isWordless } };
  if (outcome === 'retry') {
    const { acknowledges = false, ...again } = settlement;
    return { ...nothing, acknowledges, again: { sentTo, isWordless, ...again } };
  }
  if (kind !== 'lead') return nothing;
  const tellsFailure = outcome === 'failed';
  const { error } = settlement;
  return {
    end: { state: outcome, attempts: attempts + Number(tellsFailure), ...(error && { error }) },
    tellsFailure,
    isCanary,
    acknowledges: outcome === 'delivered' && (settlement.acknowledges ?? false),
  };
}
