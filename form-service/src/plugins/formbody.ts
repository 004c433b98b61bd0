import formbody from '@fastify/formbody';
import { maxBodyBytes } from '@sunfield/shared/project-request';
import fp from 'fastify-plugin';

/**
 * Percent-encoding makes three bytes of one. Of what is longer than the service takes, a browser without
 * JavaScript has no other copy: it is read, to go back with the visitor.
 */
const longestForm = 4 * maxBodyBytes;

/** Reads the forms of browsers without JavaScript. */
export const formbodyPlugin = fp(
  async (app) => {
    // Fastify reads plain text by itself: the service takes JSON and forms alone.
    app.removeContentTypeParser('text/plain');
    await app.register(formbody, { bodyLimit: longestForm });
  },
  { name: 'formbody' },
);
