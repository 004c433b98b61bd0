import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormPost } from './form-post.ts';
import { outcomeLocation } from './form-redirect.ts';
import { rejectionReasons } from '../metrics/lead-metrics.ts';
import { problemType, toProblem, type Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route takes leads: then what it refuses is counted. */
    readonly takesLeads?: boolean;
  }
}

function outcomeOf({ statusCode }: Problem) {
  if (statusCode === 422) return 'invalid';
  return statusCode === 429 ? 'busy' : 'failed';
}

/** The one place where an error becomes an answer: a problem document, or the way back to the page. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (request.routeOptions.config.takesLeads) {
    const reason = rejectionReasons[problem.statusCode] ?? 'other';
    request.server.leadMetrics.rejected.inc({ reason });
  }
  if (problem.statusCode >= 500) request.log.error({ err: problem.cause }, problem.message);
  if (problem.retryAfter !== undefined) reply.header('Retry-After', problem.retryAfter);
  // A body that was refused unread, or a form on another site's page, has nowhere to go back to.
  const wasRead = request.body !== undefined && request.body !== null;
  if (isFormPost(request) && wasRead && problem.statusCode !== 403) {
    const { SITE_ORIGINS } = request.server.config;
    const location = outcomeLocation(request, SITE_ORIGINS, outcomeOf(problem), problem.errors);
    return reply.redirect(location, 303);
  }
  return reply.code(problem.statusCode).type(problemType).send(JSON.stringify(problem));
}
