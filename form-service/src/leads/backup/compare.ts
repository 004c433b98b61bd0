import { leadStates, type LeadState } from '../lead.ts';
import type { Contents, LeadSummary } from './backup-store.ts';

/** What a restore would do to the leads that are there. */
export interface Comparison {
  /** How many leads of each state are in the backup. */
  readonly counts: Readonly<Record<LeadState, number>>;
  /** Mailed as soon as the service runs. */
  readonly pending: readonly LeadSummary[];
  /** Those of them whose mail has gone out since the backup: it goes out again. */
  readonly repeated: ReadonlySet<string>;
  /** Not mailed before a person says so. */
  readonly failed: readonly LeadSummary[];
  readonly held: readonly LeadSummary[];
  /** Came after the backup: no longer in the store afterwards. */
  readonly lost: readonly LeadSummary[];
  /** When the newest lead of the backup came. */
  readonly newest: Date | undefined;
}

export function compare({ leads }: Contents, present: Contents | undefined): Comparison {
  const of = (state: LeadState) => leads.filter((lead) => lead.state === state);
  const there = new Map(present?.leads.map((lead) => [lead.id, lead]));
  const known = new Set(leads.map(({ id }) => id));
  const pending = of('waiting');
  const repeated = pending.filter(({ id }) => there.get(id)?.state === 'delivered');
  const times = leads.map(({ receivedAt }) => receivedAt.getTime());
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  return {
    counts: Object.fromEntries(
      leadStates.map((state) => [state, of(state).length]),
    ) as Comparison['counts'],
    pending,
    repeated: new Set(repeated.map(({ id }) => id)),
    failed: of('failed'),
    held: of('quarantined'),
    lost: [...there.values()].filter(({ id }) => !known.has(id)),
    newest: times.length > 0 ? new Date(newest) : undefined,
  };
}
