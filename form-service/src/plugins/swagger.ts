import { honeypotField } from '@sunfield/shared/project-request';
import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod';
import type { $ZodTypes, JSONSchema } from 'zod/v4/core';

interface Described {
  readonly zodSchema: $ZodTypes;
  readonly jsonSchema: JSONSchema.BaseSchema;
}

/** What the honeypot is to a client that isn't a robot. */
const emptyText = { type: 'string', maxLength: 0, description: 'Send it empty.' } as const;

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
  // Any whole number: the bounds are those of JavaScript.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (def.type === 'object') {
    const isForgiven = (name: string) => (def.shape[name] as $ZodTypes)._zod.def.type === 'catch';
    jsonSchema.required = (jsonSchema.required ?? []).filter((name) => !isForgiven(name));
    const { properties = {} } = jsonSchema;
    // What a wrong value is taken for would stand here as its default.
    if (honeypotField in properties) properties[honeypotField] = emptyText;
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
