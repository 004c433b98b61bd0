import { expect, test } from 'vitest';
import { acceptedEncoding } from '../../src/front/encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('%s accepts %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
