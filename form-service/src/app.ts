import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { maxBodyBytes } from '@sunfield/shared/project-request';
import type { Config } from './config.ts';
import { handleError } from './http/error-handler.ts';
import { Problem } from './http/problem.ts';
import { createLogger } from './logger.ts';
import { systemTime, type Time } from './time.ts';
import { backupsPlugin } from './plugins/backups.ts';
import { canaryPlugin } from './plugins/canary.ts';
import { closePlugin } from './plugins/close.ts';
import { corsPlugin } from './plugins/cors.ts';
import { countersPlugin } from './plugins/counters.ts';
import { deliveryPlugin } from './plugins/delivery.ts';
import { formbodyPlugin } from './plugins/formbody.ts';
import { headersPlugin } from './plugins/headers.ts';
import { housekeepingPlugin } from './plugins/housekeeping.ts';
import { leadsPlugin } from './plugins/leads.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { outletPlugin } from './plugins/outlet.ts';
import { proxyWarningPlugin } from './plugins/proxy-warning.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { spamFilterPlugin } from './plugins/spam-filter.ts';
import { underPressurePlugin } from './plugins/under-pressure.ts';
import { visitorPlugin } from './plugins/visitor.ts';
import { challengeRoute } from './routes/challenge.ts';
import { deskRoute } from './routes/desk.ts';
import { healthzRoute } from './routes/healthz.ts';
import { projectRequestRoute } from './routes/project-requests.ts';
import { readyzRoute } from './routes/readyz.ts';
import { requestsRoute } from './routes/requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly time: Time;
  }
}

/** The whole service, ready to listen or to be injected. */
export async function buildApp(config: Config, time = systemTime): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: createLogger(config),
    // What matters of a request is logged where it is known: a lead's id, a refusal's reason.
    logController: new LogController({ disableRequestLogging: true }),
    // So no request needs a logger of its own, which would be made anew for each.
    childLoggerFactory: (logger) => logger,
    bodyLimit: maxBodyBytes,
    // 64 KiB arrive in it even at 20 kbit/s; in milliseconds.
    requestTimeout: 30_000,
    // None: a schema that is brought up to date, or leads that are being restored, take as long as they take.
    pluginTimeout: 0,
    // Not an empty list: it would be gone through whenever somebody asks for the address.
    trustProxy: config.TRUST_PROXY.length > 0 && config.TRUST_PROXY,
  });
  app.decorate('config', config);
  app.decorate('time', time);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'There is nothing at this address.');
  });

  await app.register(closePlugin);
  await app.register(leadsPlugin);
  await app.register(countersPlugin);
  await app.register(metricsPlugin);
  await app.register(visitorPlugin);
  await app.register(proxyWarningPlugin);
  await app.register(spamFilterPlugin);
  await app.register(deliveryPlugin);
  await app.register(outletPlugin);
  await app.register(housekeepingPlugin);
  await app.register(backupsPlugin);
  await app.register(canaryPlugin);
  await app.register(underPressurePlugin);
  await app.register(headersPlugin);
  await app.register(corsPlugin);
  await app.register(formbodyPlugin);
  await app.register(rateLimitPlugin);

  await app.register(challengeRoute);
  await app.register(deskRoute);
  await app.register(healthzRoute);
  await app.register(projectRequestRoute);
  await app.register(readyzRoute);
  await app.register(requestsRoute);
  return app;
}
