import fp from 'fastify-plugin';
import { describeFailure } from '../describe-failure.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { openLeads } from '../leads/open-leads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadStore;
    desk: LeadDesk;
  }
}

/** The leads, for as long as the service runs. Registered first, so closed last. */
export const leadsPlugin = fp(
  async (app) => {
    const store = await openLeads(app.config, app.time, (error) =>
      app.log.error({ error: describeFailure(error) }, 'the lead store reported an error'),
    );
    app.decorate('leads', store);
    app.decorate('desk', store.desk);
    app.addHook('onClose', () => store.close());
  },
  { name: 'leads' },
);
