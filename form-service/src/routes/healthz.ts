import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import packageJson from '../../package.json' with { type: 'json' };

const alive = z.object({ status: z.literal('ok'), version: z.string() });

/** `GET /healthz`: the process answers, and which release it is. */
export const healthzRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const health = { status: 'ok', version: packageJson.version } as const;
  app.get('/healthz', { schema: { response: { 200: alive } } }, () => health);
  done();
};
