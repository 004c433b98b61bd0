import cors from '@fastify/cors';
import fp from 'fastify-plugin';

/** Lets the site's pages, and no others, read the answers. */
export const corsPlugin = fp(
  async (app) => {
    await app.register(cors, {
      origin: app.config.SITE_ORIGINS,
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['Retry-After'],
      // Spares the preflight of a visitor's second attempt; in seconds. Chromium's own limit.
      maxAge: 7200,
    });
  },
  { name: 'cors' },
);
