import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import { SpamFilter } from '../abuse/spam-filter.ts';
import { describeFailure } from '../describe-failure.ts';
import type { NewEntry } from '../leads/outbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    spamFilter: SpamFilter;
  }
}

/** Tells robots from visitors, and tells at once when too many look like visitors. */
export const spamFilterPlugin = fp(
  (app, _options, done) => {
    const { config, counters, leads, leadMetrics, log } = app;
    const tell = (entry: NewEntry) =>
      leads.outbox
        .add(entry)
        .catch((error: unknown) => log.error({ error: describeFailure(error) }, 'nobody is told'));
    const onCapReached = (hour: number) => {
      leadMetrics.capReached.inc();
      log.warn(
        { leadsPerHour: config.LEADS_PER_HOUR },
        'the leads of this hour are used up: those that follow stand in line',
      );
      // By its hour: of several services that share the counts, one tells of it.
      void tell({ id: hour.toString(36), channel: 'mail', kind: 'cap' });
      void tell({ id: randomUUID(), channel: 'webhook', kind: 'cap.reached' });
    };
    app.decorate('spamFilter', new SpamFilter(counters, config, app.time.clock, onCapReached));
    done();
  },
  { name: 'spam-filter', dependencies: ['leads', 'counters', 'metrics'] },
);
