import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { localeOption, localeValues } from '@sunfield/shared/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Packer } from '../../src/front/packer.ts';
import { createSite } from '../../src/front/site.ts';
import { StoredResponse } from '../../src/front/stored-response.ts';
import { createTranslator } from '../../src/i18n/translator.ts';

const environment = {
  DEPLOYMENT: 'local' as const,
  HOST: '127.0.0.1',
  PORT: 3000,
  SITE_URL: 'https://site.example',
  FORM_SERVICE_URL: 'https://forms.example',
};

const ballast = '<script>(self.__FLIGHT_DATA||=[]).push("1:x")</script>';
const page = '<!doctype html><script>start()</script><p>Sunlight</p>';
const html = page + ballast;
const data = '0:{"_buildId":"x"}';
const failedData = `${data}\n1f:E{"digest":""}\n`;
let renders: string[] = [];

/** What renders wait for. */
let gate = Promise.resolve(undefined);

const fetchPage = async (request: Request, { kind }: { kind: string }) => {
  const { pathname, search } = new URL(request.url);
  renders.push(pathname + search);
  await gate;
  if (pathname === '/broken') throw new Error('broken');
  const status = pathname === '/nope' ? 404 : 200;
  if (kind === 'rsc')
    return new Response(pathname.includes('privacy') ? failedData : data, { status });
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const icon = new StoredResponse(
  { identity: Buffer.from('<svg/>'), gzip: gzipSync('<svg/>') },
  { 'content-type': 'image/svg+xml' },
);

let server: Server;

beforeAll(async () => {
  const files = new Map([['/favicon.svg', icon]]);
  server = createServer(createSite({ environment, files, fetchPage }).listener);
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
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  expect(gunzipSync(gzip.body).toString()).toBe(page);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(page);
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

test('a page that comes in no encoding is known again too', async () => {
  const { headers } = await ask('/', { 'accept-encoding': 'identity' });
  expect((await ask('/', { 'if-none-match': headers.etag })).status).toBe(304);
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
  expect(answer.body.toString()).toContain(ballast);
});

test('a page that everybody shares brings no data along, an answer for one visitor does', async () => {
  expect((await ask('/contact')).body.toString()).not.toContain('__FLIGHT_DATA');
  expect((await ask('/nope')).body.toString()).toContain(ballast);
});

test("a page's data tell their language, and whether all of them have come", async () => {
  const { headers, body } = await ask('/RSC/R/contact.txt?query=lang%3Djp', {
    'accept-encoding': 'br',
  });
  expect(brotliDecompressSync(body).toString()).toBe(data);
  expect(headers['content-language']).toBe('ja-JP');
  const digest = createHash('sha256').update(data).digest('base64');
  expect(headers['unencoded-digest']).toBe(`sha-256=:${digest}:`);
});

test('data of a page that has thrown are an error, and not kept', async () => {
  renders = [];
  const twin = '/RSC/R/privacy-policy.txt';
  expect((await ask(twin)).status).toBe(500);
  expect((await ask(twin)).status).toBe(500);
  expect(renders).toHaveLength(2);
});

test.each([
  ['/about?x=1', '/About?x=1'],
  ['/Pricing/', '/Pricing'],
])('%s is permanently %s, and nothing is rendered for it', async (asked, exact) => {
  renders = [];
  const answer = await ask(asked);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(exact);
  expect(renders).toEqual([]);
});

test('more than can be rendered is turned away in words, and nothing else has to wait', async () => {
  await ask('/');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  gate = promise;
  renders = [];
  const turnedAway: Answer[] = [];
  const all = Array.from({ length: 110 }, async () => {
    const answer = await ask('/?interest=blockchain');
    if (answer.status === 503) turnedAway.push(answer);
    return answer;
  });
  // Two are rendered at a time, a hundred may wait.
  await expect.poll(() => turnedAway.length).toBe(8);
  for (const locale of localeValues) {
    const busy = await ask(`/?interest=x&lang=${locale}`);
    expect(busy.status).toBe(503);
    expect(busy.headers['retry-after']).toBe('2');
    expect(busy.headers['cache-control']).toBe('no-store');
    expect(busy.body.toString()).toContain(`lang="${localeOption(locale).iso}"`);
    expect(busy.body.toString()).toContain(
      createTranslator(locale)('interface.error.server.message'),
    );
  }
  expect((await ask('/healthz')).body.toString()).toContain('"status":"ok"');
  expect((await ask('/')).status).toBe(200);
  expect(renders).toHaveLength(2);
  resolve(undefined);
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(102);
  expect((await ask('/?interest=blockchain')).status).toBe(200);
});

test('what goes wrong is a 500, and the next one is answered', async () => {
  expect((await ask('/broken')).status).toBe(500);
  expect((await ask('/')).status).toBe(200);
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
