import fp from 'fastify-plugin';
import type { LeadStore } from '../leads/lead-store.ts';
import { openStore } from '../leads/open-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadStore;
  }
}

/** The leads, for as long as the service runs. Registered first, so closed last. */
export const leadStorePlugin = fp(async (app) => {
  const store = await openStore(app.config);
  app.decorate('leads', store);
  app.addHook('onClose', () => store.close());
});
