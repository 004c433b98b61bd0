import { honeypotField } from '@sunfield/shared/project-request';
import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { $ZodTypes, JSONSchema } from 'zod/v4/core';

interface Described {
  readonly zodSchema: $ZodTypes;
  readonly jsonSchema: JSONSchema.BaseSchema;
}

/** What the honeypot is to a client that isn't a robot. */
const emptyText = { type: 'string', maxLength: 0, description: 'Send it empty.' } as const;

/**
 * Leaves out what zod tells of how fields are checked rather than of what to send. A field that can't
 * be wrong isn't required either.
 */
function describeInput({ zodSchema, jsonSchema }: Described): void {
  const { def } = zodSchema._zod;
  // Left out or empty, an optional text is the same.
  if (jsonSchema.default === '') delete jsonSchema.default;
  // A pattern holds for what was cleaned: what is sent may have blanks around it.
  if (!jsonSchema.format) delete jsonSchema.pattern;
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

const toJsonSchemas = createJsonSchemaTransform({
  zodToJsonConfig: { unrepresentable: 'any', override: describeInput },
});

/** The transform takes each answer's description and body along, but not its headers. */
const transform: typeof toJsonSchemas = (route) => {
  const { schema, url } = toJsonSchemas(route);
  const described = (schema.response ?? {}) as Record<string, object>;
  for (const [status, answer] of Object.entries(route.schema.response ?? {})) {
    const { headers } = answer as { headers?: object };
    if (headers) described[status] = { ...described[status], headers };
  }
  return { schema: { ...schema, response: described }, url };
};

/** Collects the routes' schemas for the OpenAPI document. */
export const swaggerPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Form service',
          description: 'Takes the project requests of the website.',
          version: '1.0.0',
        },
      },
      transform,
    });
  },
  { name: 'swagger' },
);
