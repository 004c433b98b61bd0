import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { EventQueue } from '../leads/events.ts';
import type { LeadStore } from '../leads/lead-store.ts';

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

function watchBacklog(store: LeadStore, registers: Registry[]): void {
  new Gauge({
    name: 'leads_backlog',
    help: 'Leads that wait for delivery.',
    registers,
    async collect() {
      this.set((await store.backlog()).waiting);
    },
  });
  new Gauge({
    name: 'leads_held',
    help: 'Leads that are held back until a person looks.',
    registers,
    async collect() {
      this.set((await store.backlog()).held);
    },
  });
  new Gauge({
    name: 'leads_oldest_waiting_seconds',
    help: 'Age of the lead that waits longest; 0 when none does.',
    registers,
    async collect() {
      const { oldestReceivedAt } = await store.backlog();
      this.set(oldestReceivedAt ? (Date.now() - oldestReceivedAt.getTime()) / 1000 : 0);
    },
  });
}

function watchOutlet(events: EventQueue, registers: Registry[]): void {
  new Gauge({
    name: 'outlet_backlog',
    help: 'Events that another system was not told of yet.',
    registers,
    async collect() {
      this.set(await events.waiting());
    },
  });
}

/** What is measured of leads. Counters are this process's own; the backlog is the store's. */
export function createLeadMetrics(store: LeadStore, registry: Registry) {
  const registers = [registry];
  watchBacklog(store, registers);
  watchOutlet(store.events, registers);
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  return {
    accepted: counter('leads_accepted_total', 'Leads that were kept for delivery.'),
    quarantined: counter('leads_quarantined_total', 'Leads that were kept and held back.'),
    capReached: counter('leads_cap_reached_total', 'Hours whose number of leads was reached.'),
    repeated: counter('leads_repeated_total', 'Requests that were sent again.'),
    rejected: new Counter({
      name: 'leads_rejected_total',
      help: 'Requests that were not kept.',
      labelNames: ['reason'],
      registers,
    }),
    delivered: counter('leads_delivered_total', 'Leads that the mail server took.'),
    failed: counter('leads_failed_total', 'Leads that were given up.'),
    deferred: counter('leads_deferred_total', 'Attempts that will be repeated.'),
    attempt: new Histogram({
      name: 'lead_attempt_seconds',
      help: 'Time that an attempt to deliver took.',
      buckets: [0.05, 0.1, 0.5, 1, 5, 10, 30],
      registers,
    }),
    outlet: new Counter({
      name: 'outlet_events_total',
      help: 'Attempts to tell another system of leads, by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    delivery: new Histogram({
      name: 'lead_delivery_seconds',
      help: 'Time from receiving a lead to its delivery.',
      buckets: [1, 5, 30, 60, 300, 3600, 86_400],
      registers,
    }),
  };
}
