import { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whom a request comes from, as far as its address tells: the address, or the /64 of an IPv6 address,
     * within which a computer changes its address as it likes. Worked out when first asked for.
     */
    readonly visitor: string;
  }
}

const known = Symbol('visitor');

declare module 'fastify' {
  interface FastifyRequest {
    [known]: string;
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
    app.decorateRequest(known, '');
    app.decorateRequest('visitor', {
      getter(): string {
        return (this[known] ||= normalizeIP(this.ip));
      },
    });
    if (app.config.TRUST_PROXY.length > 0) {
      app.addHook('onRequest', ({ raw: { headers } }, _reply, next) => {
        const { 'x-forwarded-for': chain } = headers;
        if (typeof chain === 'string') headers['x-forwarded-for'] = chain.replace(dressed, '$1$2');
        next();
      });
    }
    done();
  },
  { name: 'visitor' },
);
