import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFront } from '../../src/server/front.ts';
import { Packer } from '../../src/server/packer.ts';
import { PageCache } from '../../src/server/page-cache.ts';
import { createRenderer } from '../../src/server/renderer.ts';
import { StoredResponse } from '../../src/server/stored-response.ts';

const environment = {
  HOST: '127.0.0.1',
  PORT: 3000,
  SITE_URL: 'https://site.example',
  FORM_SERVICE_URL: 'https://forms.example',
};

const html = '<!doctype html><script>start()</script><p>Sunlight</p>';
let renders: string[] = [];

const renderer = createRenderer((request) => {
  const { pathname, search } = new URL(request.url);
  renders.push(pathname + search);
  if (pathname === '/broken') return Promise.reject(new Error('broken'));
  const status = pathname === '/nope' ? 404 : 200;
  return Promise.resolve(
    new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
}, environment);

const icon = new StoredResponse(
  { identity: Buffer.from('<svg/>'), gzip: gzipSync('<svg/>') },
  { 'content-type': 'image/svg+xml' },
);

let server: Server;

beforeAll(async () => {
  const pages = new PageCache((key) => renderer.page(key));
  const files = new Map([['/favicon.svg', icon]]);
  server = createServer(
    createFront({ origin: environment.SITE_URL, files, pages, packer: new Packer(), renderer }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });

test('a page comes in the encoding that is asked for, and is the same in each', async () => {
  const brotli = await ask('/', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask('/', { 'accept-encoding': 'gzip' });
  const plain = await ask('/');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(html);
});

test('a page without a named language is private, one with it is for everybody', async () => {
  const plain = await ask('/About');
  expect(plain.headers['cache-control']).toBe('private, no-cache');
  expect(plain.headers.vary).toBe('Accept-Encoding, Cookie');
  const named = await ask('/About?lang=fr');
  expect(named.headers['cache-control']).toBe('public, no-cache');
  expect(named.headers.vary).toBe('Accept-Encoding');
});

test('what a client has already is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { 'if-none-match': `W/"x", ${headers.etag ?? ''}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const packed = await ask('/', { 'if-none-match': headers.etag, 'accept-encoding': 'br' });
  expect(packed.status).toBe(200);
});

test('HEAD tells the same without a body', async () => {
  const [get, head] = [await ask('/'), await ask('/', {}, 'HEAD')];
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const answer = await ask('/', {}, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('a cached page is not rendered again, whatever else its address says', async () => {
  await ask('/techs');
  renders = [];
  await ask('/techs?utm_source=x');
  await ask('/techs', { cookie: 'other=1' });
  expect(renders).toEqual([]);
});

test('a form that comes back is rendered for its visitor alone', async () => {
  renders = [];
  const answer = await ask('/?request=invalid&draft=x');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(renders).toEqual(['/?request=invalid&draft=x']);
});

test('an unknown path is a 404 that is never kept', async () => {
  renders = [];
  expect((await ask('/nope')).status).toBe(404);
  expect((await ask('/nope')).status).toBe(404);
  expect(renders).toHaveLength(2);
});

test('security headers and the hashes of inline scripts stand on every page', async () => {
  const { headers } = await ask('/');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeDefined();
});

test('a file is answered from memory, packed where it is kept packed', async () => {
  const packed = await ask('/favicon.svg?v=1', { 'accept-encoding': 'br, gzip' });
  expect(packed.headers['content-type']).toBe('image/svg+xml');
  expect((await ask('/favicon.svg')).body.toString()).toBe('<svg/>');
});

test('two slashes name no other host', async () => {
  renders = [];
  await ask('//evil.example/x');
  expect(renders).toEqual(['/evil.example/x']);
});

test('a page is packed smaller after it was first asked for', async () => {
  const compressions: number[] = [];
  const page = new StoredResponse({ gzip: gzipSync('x'.repeat(5000)) }, {});
  page.compressBest = () => Promise.resolve(void compressions.push(1));
  const packer = new Packer();
  packer.add(page);
  packer.add(page);
  await expect.poll(() => compressions.length).toBe(1);
});
