import type { FastifyPluginCallback } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { processEnvironment } from '../config.ts';

/** `GET /healthz`: the process answers, which release it is, and of which run, where who started it named one. */
export const healthzRoute: FastifyPluginCallback = (app, _options, done) => {
  const health = { status: 'ok', version: packageJson.version, run: processEnvironment['RUN_ID'] };
  app.get('/healthz', () => health);
  done();
};
