import { Registry } from '@prometheus-io/client';
import fastifyMetrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import { createLeadMetrics, type LeadMetrics } from '../metrics/lead-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    leadMetrics: LeadMetrics;
  }
}

/** `GET /metrics`: leads, requests and the process, as Prometheus reads them. */
export const metricsPlugin = fp(async (app) => {
  // One of its own, as the library's default is shared by all services of a process.
  const registry = new Registry();
  await app.register(fastifyMetrics, {
    endpoint: '/metrics',
    defaultMetrics: { enabled: true, register: registry },
    routeMetrics: {
      // Quantiles over all requests cost more than the rest together; histograms can be added up.
      enabled: { histogram: true, summary: false },
      overrides: { histogram: { registers: [registry] }, summary: { registers: [registry] } },
    },
  });
  // Without it, the library shows the name of a metric that never gets a value.
  registry.removeSingleMetric('http_request_summary_seconds');
  app.decorate('leadMetrics', createLeadMetrics(app.leads, registry));
});
