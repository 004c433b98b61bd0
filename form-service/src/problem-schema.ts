import { errorCodes } from '@sunfield/shared/project-request';
import * as z from 'zod';

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .record(z.string(), z.enum(errorCodes))
    .optional()
    .describe('A code for each wrong field.'),
});

/** A response of the OpenAPI document that is a problem. */
export function problemResponse(description: string) {
  return { description, content: { 'application/problem+json': { schema: problem } } };
}
