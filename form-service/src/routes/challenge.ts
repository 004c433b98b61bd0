import type { Challenge } from 'altcha-lib';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { makeChallenge } from '../abuse/proof-of-work.ts';

const challenge = z
  .object({ parameters: z.custom<Challenge['parameters']>(), signature: z.string().optional() })
  .describe('An ALTCHA challenge. Its solution goes into the field `altcha`.');

const none = z.null().describe('No proof of work is asked for.');

/** `GET /challenge`: a puzzle for the visitor's browser, or 204 where `ALTCHA_SECRET` isn't set. */
export const challengeRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const { ALTCHA_SECRET } = app.config;
  const response = { 200: challenge, 204: none };
  app.get('/challenge', { schema: { response } }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!ALTCHA_SECRET) return reply.code(204).send(null);
    const { parameters, signature } = await makeChallenge(ALTCHA_SECRET);
    return reply.send({ parameters, signature });
  });
  done();
};
