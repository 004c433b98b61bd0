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

/** Of answers that are to be asked for again. */
const headers = {
  'Retry-After': { type: 'integer', description: 'When to try again, in seconds.' },
} as const;

/** A response of the OpenAPI document that is a problem. */
export function problemResponse(description: string) {
  return { description, content: { 'application/problem+json': { schema: problem } } };
}

/** The same, of a problem that passes: it tells when to try again. */
export function passingProblemResponse(description: string) {
  return { ...problemResponse(description), headers };
}
