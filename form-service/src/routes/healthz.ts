import type { FastifyPluginCallback } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };

/** `GET /healthz`: the process answers, and which release it is. */
export const healthzRoute: FastifyPluginCallback = (app, _options, done) => {
  app.get('/healthz', () => ({ status: 'ok', version: packageJson.version }));
  done();
};
