import type { Challenge } from 'altcha-lib';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { makeChallenge } from '../abuse/proof-of-work.ts';

const challenge = z
  .object({ parameters: z.custom<Challenge['parameters']>(), signature: z.string().optional() })
  .describe('An ALTCHA challenge. Its solution goes into the field `altcha`.');

/** `GET /challenge`: a puzzle for the visitor's browser; only there where `ALTCHA_SECRET` is set. */
export const challengeRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const { ALTCHA_SECRET } = app.config;
  if (ALTCHA_SECRET) {
    app.get('/challenge', { schema: { response: { 200: challenge } } }, async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const { parameters, signature } = await makeChallenge(ALTCHA_SECRET);
      return { parameters, signature };
    });
  }
  done();
};
