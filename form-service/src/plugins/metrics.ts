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
  await app.register(fastifyMetrics, {
    endpoint: '/metrics',
    clearRegisterOnInit: true,
    // Quantiles over all requests cost more than the rest together; histograms can be added up.
    routeMetrics: { enabled: { histogram: true, summary: false } },
  });
  app.decorate('leadMetrics', createLeadMetrics(app.leads));
});
