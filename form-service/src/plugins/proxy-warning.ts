import { isPrivateAddress, isThisMachine } from '@sunfield/shared/public-host';
import type { onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';

/** Forms in a row that visitors of a service without a proxy don't send from one private address. */
const enough = 20;

const isInside = (address: string) => isPrivateAddress(address) || isThisMachine(address);

/**
 * Behind a proxy that isn't trusted, all visitors have its address and share one limit. Nothing else
 * would tell the operator: a few visitors are refused, and the others aren't.
 */
export const proxyWarningPlugin = fp(
  (app, _options, done) => {
    let first: string | undefined;
    let count = 0;

    // Forms alone: whether the service is alive is asked from its own machine in any case.
    const watch: onRequestHookHandler = ({ method, ip, headers }, _reply, next) => {
      if (method === 'POST' && count < enough) {
        first ??= ip;
        count = ip === first && isInside(ip) ? count + 1 : Number.POSITIVE_INFINITY;
        if (count === enough) {
          const claimsVisitor = headers['x-forwarded-for'] !== undefined;
          app.log.warn(
            { proxy: ip, claimsVisitor },
            'every form came from one private address: if that is your proxy, name it in TRUST_PROXY, ' +
              'as all visitors share one rate limit now',
          );
        }
      }
      next();
    };
    if (app.config.TRUST_PROXY.length === 0) app.addHook('onRequest', watch);
    done();
  },
  { name: 'proxy-warning' },
);
