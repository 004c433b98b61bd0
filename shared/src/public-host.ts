import { BlockList, isIP } from 'node:net';

/** Top-level names that never reach the public internet (RFC 2606, RFC 6761, RFC 6762, RFC 9476). */
const reserved = new Set(['example', 'invalid', 'localhost', 'test', 'local', 'internal', 'alt']);

const exampleDomains = /(?:^|\.)example\.(?:com|net|org)$/u;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('0.0.0.0');
loopback.addAddress('::1', 'ipv6');
loopback.addAddress('::', 'ipv6');

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

function isIn(networks: BlockList, host: string): boolean {
  const version = isIP(host);
  return version !== 0 && networks.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

/** As a URL writes it, an IPv6 address stands in brackets; a name may end with the root's dot. */
const plain = (host: string) =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '');

/** Whether a host means the machine that asks. */
export function isThisMachine(host: string): boolean {
  const name = plain(host);
  return /(?:^|\.)localhost$/u.test(name) || isIn(loopback, name);
}

/** Whether a host stands in documentation only, as `sunfield.example` and `example.com` do. */
export function isExampleHost(host: string): boolean {
  const name = plain(host);
  return /(?:^|\.)(?:example|test|invalid)$/u.test(name) || exampleDomains.test(name);
}

/** Whether an address is of a network that the public internet doesn't reach. */
export function isPrivateAddress(address: string): boolean {
  return isIn(privateNetworks, plain(address));
}

/** Whether anybody on the internet could be meant to reach a host by this name or address. */
export function isPublicHost(host: string): boolean {
  const name = plain(host);
  if (isThisMachine(name) || isExampleHost(name) || isPrivateAddress(name)) return false;
  return isIP(name) !== 0 || (name.includes('.') && !reserved.has(name.split('.').at(-1) ?? ''));
}
