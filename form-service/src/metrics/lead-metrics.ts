import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { waitingSeconds, type Backlog, type LeadStore } from '../leads/lead-store.ts';
import type { Clock } from '../time.ts';
import { leadStates } from '../leads/lead.ts';
import { mailKinds } from '../leads/outbox.ts';

export type LeadMetrics = ReturnType<typeof createLeadMetrics>;

/** Why a request was not kept, by the status of the answer. */
export const rejectionReasons: Readonly<Record<number, string>> = {
  400: 'malformed',
  403: 'origin',
  409: 'conflict',
  413: 'too_large',
  415: 'media_type',
  422: 'invalid',
  429: 'rate_limit',
  503: 'unavailable',
};

/** What becomes of an attempt to send. */
const outcomes = ['delivered', 'failed', 'retry', 'release'];

/** A gauge that is read whenever it is asked for. Where that fails it is no number: all others are told. */
export function gauge(
  name: string,
  help: string,
  read: () => Promise<number>,
  registry: Registry,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await Promise.try(read).catch(() => Number.NaN));
    },
  });
}

/** What is measured of leads. Counters are this process's own; the backlog is the store's. */
export function createLeadMetrics(
  store: LeadStore,
  desk: LeadDesk,
  registry: Registry,
  clock: Clock,
) {
  /** Read once for all that are told together. */
  let reading: Promise<Backlog> | undefined;
  const backlog = () => (reading ??= store.backlog().finally(() => (reading = undefined)));
  gauge(
    'leads_backlog',
    'Leads that wait for delivery.',
    async () => (await backlog()).waiting,
    registry,
  );
  gauge(
    'leads_held',
    'Leads that are held back until a person looks.',
    async () => (await backlog()).held,
    registry,
  );
  gauge(
    'leads_oldest_waiting_seconds',
    'For how long the lead waits that waits longest and that nobody has; 0 when none does.',
    async () => waitingSeconds(await backlog(), clock),
    registry,
  );
  gauge(
    'outlet_backlog',
    'Events that another system was not told of yet.',
    () => store.outbox.waiting('webhook'),
    registry,
  );
  const registers = [registry];
  new Gauge({
    name: 'leads',
    help: 'Leads that are kept, by their state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await Promise.try(() => desk.counts()).catch(() => undefined);
      for (const state of leadStates) this.set({ state }, counts?.[state] ?? Number.NaN);
    },
  });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const metrics = {
    accepted: counter('leads_accepted_total', 'Leads that were kept for delivery.'),
    quarantined: counter('leads_quarantined_total', 'Leads that were kept and held back.'),
    capReached: counter('leads_cap_reached_total', 'Hours whose number of leads was reached.'),
    repeated: counter('leads_repeated_total', 'Requests that were sent again.'),
    rejected: counter('leads_rejected_total', 'Requests that were not kept.', 'reason'),
    delivered: counter('leads_delivered_total', 'Leads that the mail server took.'),
    failed: counter('leads_failed_total', 'Leads that were given up.'),
    deferred: counter('leads_deferred_total', 'Attempts that will be repeated.'),
    attempt: new Histogram({
      name: 'lead_attempt_seconds',
      help: 'Time that an attempt to deliver took.',
      buckets: [0.05, 0.1, 0.5, 1, 5, 10, 30],
      registers,
    }),
    mails: counter(
      'mails_total',
      'Attempts to mail, by the kind of mail and what became of them.',
      'kind',
      'outcome',
    ),
    outlet: counter(
      'outlet_events_total',
      'Attempts to tell another system of leads, by what became of them.',
      'outcome',
    ),
    delivery: new Histogram({
      name: 'lead_delivery_seconds',
      help: 'Time from receiving a lead to its delivery.',
      buckets: [1, 5, 30, 60, 300, 3600, 86_400],
      registers,
    }),
  };
  // There from the start: of a series that appears with its first count, Prometheus knows no increase.
  for (const reason of [...Object.values(rejectionReasons), 'other'])
    metrics.rejected.inc({ reason }, 0);
  for (const outcome of outcomes) {
    metrics.outlet.inc({ outcome }, 0);
    for (const kind of mailKinds) metrics.mails.inc({ kind, outcome }, 0);
  }
  return metrics;
}
