import { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whom a request comes from, as far as its address tells: the address, or the /64 of an IPv6 address,
     * within which a computer changes its address as it likes.
     */
    visitor: string;
  }
}

/**
 * An address with its port, as some proxies hand visitors on, or in brackets. Bounded, as anybody may write this
 * header, however long.
 */
const dressed = /(?:\[([^\][]{1,60})\]|(\d{1,3}(?:\.\d{1,3}){3}):\d+)(?::\d+)?/gu;

/** The one reading of a visitor's address, for limits, signals and repeats alike. */
export const visitorPlugin = fp(
  (app, _options, done) => {
    const isBelieved = app.config.TRUST_PROXY.length > 0;
    app.decorateRequest('visitor', '');
    app.addHook('onRequest', (request, _reply, next) => {
      const { headers } = request.raw;
      const { 'x-forwarded-for': chain } = headers;
      if (isBelieved && typeof chain === 'string')
        headers['x-forwarded-for'] = chain.replace(dressed, '$1$2');
      request.visitor = normalizeIP(request.ip);
      next();
    });
    done();
  },
  { name: 'visitor' },
);
