import { describe, expect, it } from 'vitest';
import {
  isExampleHost,
  isPrivateAddress,
  isPublicHost,
  isThisMachine,
} from '../src/public-host.ts';

describe('a host', () => {
  it.each(['www.brightfield.vn', 'examples.com', '203.0.113.9', '[2001:db8::1]', 'example.vn.'])(
    '%s is public',
    (host) => expect(isPublicHost(host)).toBe(true),
  );

  it.each(['localhost', 'LOCALHOST.', 'site.localhost', '127.9.9.9', '[::1]', '::', '0.0.0.0'])(
    '%s is this machine',
    (host) => {
      expect(isThisMachine(host)).toBe(true);
      expect(isPublicHost(host)).toBe(false);
    },
  );

  it.each(['sunfield.example', 'www.example.com', 'example.org', 'a.test', 'b.invalid'])(
    '%s is an example',
    (host) => {
      expect(isExampleHost(host)).toBe(true);
      expect(isPublicHost(host)).toBe(false);
    },
  );

  it.each(['10.1.2.3', '172.30.58.2', '192.168.0.1', '100.64.0.1', '[fd5a::2]', 'fe80::1'])(
    '%s is of a private network',
    (host) => {
      expect(isPrivateAddress(host)).toBe(true);
      expect(isPublicHost(host)).toBe(false);
    },
  );

  it.each(['mailbox', 'printer.local', 'api.internal'])('%s is known to a network alone', (host) =>
    expect(isPublicHost(host)).toBe(false),
  );
});
