import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import { http } from '../commonjs.ts';

/** Response headers for a service without pages: those that only matter to documents are left out. */
const securityHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** What helmet would set on any answer. */
function headersOfAnyAnswer(): OutgoingHttpHeaders {
  const request = new http.IncomingMessage(new Socket());
  const response = new http.ServerResponse(request);
  securityHeaders(request, response, () => undefined);
  return response.getHeaders();
}

/**
 * The same headers on every answer. They are worked out once: @fastify/helmet does it again for
 * each request, which takes longer than to validate one.
 */
export const helmetPlugin = fp(
  (app, _options, done) => {
    const headers = headersOfAnyAnswer();
    app.addHook('onRequest', (_request, reply, next) => {
      reply.headers(headers);
      next();
    });
    done();
  },
  { name: 'helmet' },
);
