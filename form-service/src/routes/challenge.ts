import type { FastifyPluginCallback } from 'fastify';
import { makeChallenge } from '../abuse/proof-of-work.ts';

/** `GET /challenge`: a puzzle for the visitor's browser, or 204 where `ALTCHA_SECRET` isn't set. */
export const challengeRoute: FastifyPluginCallback = (app, _options, done) => {
  const { ALTCHA_SECRET } = app.config;
  app.get('/challenge', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!ALTCHA_SECRET) return reply.code(204).send();
    const { parameters, signature } = await makeChallenge(ALTCHA_SECRET, app.time.clock);
    return reply.send({ parameters, signature });
  });
  done();
};
