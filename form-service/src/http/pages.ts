import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

/** Nothing runs but our own, nothing is loaded from elsewhere, nothing is kept, nobody is told the address. */
const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** A page behind a link that was mailed, or shown, to somebody. */
export function sendPage(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(page);
}

/** To the same address by GET: there a reload does nothing twice. */
export const backToPage = (request: FastifyRequest, reply: FastifyReply) =>
  reply.headers(pageHeaders).redirect(request.url, 303);

/** Several behind one address open a page, press a button and see the outcome. */
const requestsPerVisitor = 5;

/**
 * The options of routes that answer with pages. They have a count of their own: what a visitor behind the same
 * address sends is not touched by it.
 *
 * @param kind whose count it is
 * @param errorHandler answers with a page too: whoever sees it has followed a link, or pressed a button
 */
export const pageOptions = (
  kind: string,
  rateLimitMax: number,
  errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown,
): Pick<RouteShorthandOptions, 'config' | 'errorHandler'> => ({
  config: {
    rateLimit: {
      max: requestsPerVisitor * rateLimitMax,
      keyGenerator: ({ visitor }: FastifyRequest) => `${kind} ${visitor}`,
    },
  },
  errorHandler,
});
