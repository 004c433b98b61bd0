import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { startApp } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';

let sent = 0;

const post = (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/project-requests',
    remoteAddress,
    headers,
    payload: { ...minimalRequest, trellis: '', message: `Request ${(sent += 1)}` },
  });

it('takes the addresses of one IPv6 network for one visitor', async () => {
  const app = await startApp({ RATE_LIMIT_MAX: '11' });
  const sibling = (i: number) => post(app, `2001:db8:1:2::${i.toString(16)}`);
  for (let i = 1; i <= 11; i += 1) expect((await sibling(i)).statusCode).toBe(202);
  expect((await sibling(12)).statusCode).toBe(429);
  expect((await post(app, '2001:db8:1:3::1')).statusCode).toBe(202);
});

it('takes an IPv4 address in IPv6 clothes for what it is', async () => {
  const app = await startApp({ RATE_LIMIT_MAX: '1' });
  expect((await post(app, '::ffff:192.0.2.1')).statusCode).toBe(202);
  expect((await post(app, '192.0.2.1')).statusCode).toBe(429);
});

it('takes an address with a port, as some proxies write it, for the address alone', async () => {
  const app = await startApp({ RATE_LIMIT_MAX: '2', TRUST_PROXY: '10.0.0.0/8' });
  const via = (forwarded: string) => post(app, '10.0.0.1', { 'x-forwarded-for': forwarded });
  expect((await via('203.0.113.9:50123')).statusCode).toBe(202);
  expect((await via('203.0.113.9:50124, 10.0.0.2:4711')).statusCode).toBe(202);
  expect((await via('203.0.113.9:50125')).statusCode).toBe(429);
  expect((await via('[2001:db8::1]:50123')).statusCode).toBe(202);
  expect((await via('[2001:db8::1]')).statusCode).toBe(202);
  expect((await via('2001:db8::1')).statusCode).toBe(429);
});

it('reads a long header of a proxy as fast as a short one', async () => {
  const app = await startApp({ TRUST_PROXY: '10.0.0.0/8' });
  // What backtracks over it takes the square of its length: minutes.
  for (const part of ['[', '1', '1.1.1.1.'])
    expect(
      (await post(app, '10.0.0.1', { 'x-forwarded-for': part.repeat(400_000 / part.length) }))
        .statusCode,
    ).toBe(202);
}, 5_000);

async function warningsAfter(
  posts: readonly [address: string, headers?: Record<string, string>][],
  config: Record<string, string> = {},
): Promise<number> {
  const app = await startApp(config);
  const warn = vi.spyOn(app.log, 'warn');
  for (const [address, headers] of posts) await post(app, address, headers);
  return warn.mock.calls.filter(([, text]) => String(text).includes('TRUST_PROXY')).length;
}

const times = (count: number, address: string): [string][] =>
  Array.from({ length: count }, () => [address]);

it('warns once when every form comes from one private address', async () => {
  expect(await warningsAfter(times(50, '172.30.57.2'))).toBe(1);
  expect(await warningsAfter(times(50, 'fd00::2'))).toBe(1);
});

it.each([
  ['few forms', times(19, '172.30.57.2'), {}],
  ['visitors of their own addresses', [['203.0.113.1'], ...times(30, '172.30.57.2')], {}],
  ['one busy visitor', times(30, '203.0.113.1'), {}],
  ['a proxy that is trusted', times(30, '172.30.57.2'), { TRUST_PROXY: '172.30.57.0/24' }],
] as [string, [string][], Record<string, string>][])(
  'says nothing of %s',
  async (_what, posts, config) => {
    expect(await warningsAfter(posts, config)).toBe(0);
  },
);
