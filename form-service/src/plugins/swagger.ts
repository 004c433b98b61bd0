import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod';
import type { $ZodTypes, JSONSchema } from 'zod/v4/core';

interface Described {
  readonly zodSchema: $ZodTypes;
  readonly jsonSchema: JSONSchema.BaseSchema;
}

/**
 * Of text that is normalised and then checked, zod describes what comes in: any text. The lengths
 * that are checked afterwards are added here. A field that can't be wrong isn't required either.
 */
function describeNormalised({ zodSchema, jsonSchema }: Described): void {
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && (def.out as $ZodTypes)._zod.def.type === 'string') {
    const { minLength, maxLength } = toJSONSchema(def.out);
    Object.assign(jsonSchema, minLength && { minLength }, maxLength && { maxLength });
  }
  if (def.type === 'object') {
    const isForgiven = (name: string) => (def.shape[name] as $ZodTypes)._zod.def.type === 'catch';
    jsonSchema.required = (jsonSchema.required ?? []).filter((name) => !isForgiven(name));
  }
}

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
    transform: createJsonSchemaTransform({
      zodToJsonConfig: { unrepresentable: 'any', override: describeNormalised },
    }),
  });
});
