import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import fp from 'fastify-plugin';
import { createLeadMetrics, type LeadMetrics } from '../metrics/lead-metrics.ts';
import { measureRequests } from '../metrics/request-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    leadMetrics: LeadMetrics;
    /** Takes what other parts of the service measure. */
    metricsRegistry: Registry;
  }
}

/** `GET /metrics`: leads, requests and the process, as Prometheus reads them. */
export const metricsPlugin = fp(
  (app, _options, done) => {
    // One of its own, as the library's default is shared by all services of a process.
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    app.addHook('onResponse', measureRequests(registry));
    app.decorate('metricsRegistry', registry);
    app.decorate('leadMetrics', createLeadMetrics(app.leads, app.desk, registry, app.time.clock));
    app.get('/metrics', async (_request, reply) => {
      const text = await registry.metrics();
      return reply.type(registry.contentType).send(text);
    });
    done();
  },
  { name: 'metrics', dependencies: ['leads'] },
);
