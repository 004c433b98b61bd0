import fp from 'fastify-plugin';

/** Response headers for a service without pages: those that only matter to documents are left out. */
const headers = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The same headers on every answer. */
export const headersPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.headers(headers);
      next();
    });
    done();
  },
  { name: 'headers' },
);
