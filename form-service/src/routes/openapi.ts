import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

/** `GET /openapi.json`: this service's description, made from its schemas. */
export const openapiRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  done();
};
