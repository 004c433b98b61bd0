import { BlockList, isIPv6 } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';

/** Forms in a row that visitors of a service without a proxy don't send from one private address. */
const enough = 20;

/** The addresses that no visitor from the internet has. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (address: string) =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Behind a proxy that isn't trusted, all visitors have its address and share one limit. Nothing else
 * would tell the operator: a few visitors are refused, and the others aren't.
 */
export const proxyWarningPlugin = fp(
  (app, _options, done) => {
    let first: string | undefined;
    let isWatching = app.config.TRUST_PROXY.length === 0;
    let count = 0;

    // Forms alone: whether the service is alive is asked from its own machine in any case.
    const watch: onRequestHookHandler = ({ method, ip, headers }, _reply, next) => {
      if (isWatching && method === 'POST') {
        first ??= ip;
        count += 1;
        isWatching = ip === first && isPrivate(ip);
        if (isWatching && count === enough) {
          isWatching = false;
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
    if (isWatching) app.addHook('onRequest', watch);
    done();
  },
  { name: 'proxy-warning' },
);
