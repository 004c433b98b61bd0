import type { FastifyRequest } from 'fastify';

/** Whether a browser without JavaScript sent this: it has to be sent back to a page. */
export function isFormPost({ method, headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.toLowerCase() ?? '';
  return method === 'POST' && type.startsWith('application/x-www-form-urlencoded');
}
