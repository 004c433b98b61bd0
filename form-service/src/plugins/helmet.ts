import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Response headers for a service that has no pages of its own. */
export const helmetPlugin = fp(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
  });
});
