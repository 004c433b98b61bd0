import formbody from '@fastify/formbody';
import fp from 'fastify-plugin';

/** Reads the forms of browsers without JavaScript. */
export const formbodyPlugin = fp(
  async (app) => {
    // Fastify reads plain text by itself: the service takes JSON and forms alone.
    app.removeContentTypeParser('text/plain');
    await app.register(formbody);
  },
  { name: 'formbody' },
);
