import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { maxBodyBytes } from '@sunfield/shared/project-request';
import type { Config } from './config.ts';
import { handleError } from './error-handler.ts';
import { handleNotFound } from './not-found-handler.ts';
import { corsPlugin } from './plugins/cors.ts';
import { countersPlugin } from './plugins/counters.ts';
import { deliveryPlugin } from './plugins/delivery.ts';
import { formbodyPlugin } from './plugins/formbody.ts';
import { helmetPlugin } from './plugins/helmet.ts';
import { leadsPlugin } from './plugins/leads.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { challengeRoute } from './routes/challenge.ts';
import { healthzRoute } from './routes/healthz.ts';
import { projectRequestRoute } from './routes/project-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
  }
}

/** The whole service, ready to listen or to be injected. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },

    bodyLimit: maxBodyBytes,
    trustProxy: config.TRUST_PROXY,
  });
  app.decorate('config', config);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);

  await app.register(leadsPlugin);
  await app.register(countersPlugin);
  await app.register(deliveryPlugin);
  await app.register(helmetPlugin);
  await app.register(corsPlugin);
  await app.register(formbodyPlugin);
  await app.register(rateLimitPlugin);

  await app.register(challengeRoute);
  await app.register(healthzRoute);
  await app.register(projectRequestRoute);
  return app;
}
