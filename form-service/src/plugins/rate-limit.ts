import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { Problem } from '../problem.ts';

/** How many requests one address may send. */
export const rateLimitPlugin = fp(async (app) => {
  const { RATE_LIMIT_MAX, RATE_LIMIT_WINDOW } = app.config;
  await app.register(rateLimit, {
    global: false,
    // After the body was read: a form that came too soon goes back with what was typed.
    hook: 'preValidation',
    max: RATE_LIMIT_MAX,
    timeWindow: RATE_LIMIT_WINDOW * 1000,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'Too many requests.', { retryAfter: Math.ceil(ttl / 1000) }),
  });
});
