import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the routes' schemas for the OpenAPI document. */
export const swaggerPlugin = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Form service',
        description: 'Takes the project requests of the website.',
        version: '1.0.0',
      },
    },
    // Normalising is code, which a schema can't express: what comes before it is described.
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
});
