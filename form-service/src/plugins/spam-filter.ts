import { EventEmitter } from 'node:events';
import fp from 'fastify-plugin';
import type { CapReached } from '../emails/cap-email.ts';
import { SpamFilter } from '../abuse/spam-filter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    spamFilter: SpamFilter;
    /** What a person has to be told at once. */
    alerts: EventEmitter<{ capReached: [CapReached] }>;
  }
}

/** Tells robots from visitors, and tells at once when too many look like visitors. */
export const spamFilterPlugin = fp(
  (app, _options, done) => {
    const { config, counters, leadMetrics } = app;
    const alerts: typeof app.alerts = new EventEmitter();
    const spamFilter = new SpamFilter(counters, config, app.time.clock, (until) => {
      const reached = { leadsPerHour: config.LEADS_PER_HOUR, until };
      leadMetrics.capReached.inc();
      app.log.warn(reached, 'the leads of this hour are used up: those that follow stand in line');
      alerts.emit('capReached', reached);
    });
    app.decorate('alerts', alerts);
    app.decorate('spamFilter', spamFilter);
    done();
  },
  { name: 'spam-filter', dependencies: ['counters', 'metrics'] },
);
