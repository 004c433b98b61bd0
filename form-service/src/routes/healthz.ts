import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** `GET /healthz`: the process answers. */
export const healthzRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const response = { 200: z.object({ status: z.literal('ok') }) };
  app.get('/healthz', { schema: { response } }, () => ({ status: 'ok' as const }));
  done();
};
