import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { localeOption, localeValues } from '@sunfield/shared/locales';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSite } from '../../src/front/site.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { addressOf } from '../../src/request/address.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const environment = {
  DEPLOYMENT: 'local' as const,
  HOST: '127.0.0.1',
  PORT: 3000,
  SITE_URL: 'https://site.example',
  FORM_SERVICE_URL: 'https://forms.example',
  SITE_VERIFICATION: [],
};

const page = '<!doctype html><p>Sunlight</p>';
let renders: string[] = [];

/** What renders wait for. */
let gate = Promise.resolve(undefined);

const fetchPage = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  renders.push(`${pathname}${search} ${addressOf(request).locale}`);
  await gate;
  if (pathname === '/get-trial') throw new Error('broken');
  const status = pathname === '/404' ? 404 : 200;
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const folder = mkdtempSync(join(tmpdir(), 'public-'));
const photograph = join(folder, 'photographs/team.0a1b2c3d.avif');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'photographs'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(photograph, Buffer.alloc(8_000_000, 'x'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-x.js'), 'start()');
  writeFileSync(join(folder, 'assets/index-x.js.br'), brotliCompressSync('start()'));
  server = createServer(createSite({ environment, folder, fetchPage }).listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

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
  const named = await ask(`/About?lang=${translation}`);
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
  expect(renders).toEqual(['/?request=invalid&draft=x en']);
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

test('what goes wrong is a 500, logged and not kept, and the next one is answered', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  renders = [];
  expect((await ask('/get-trial')).status).toBe(500);
  expect((await ask('/get-trial')).status).toBe(500);
  expect(renders).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(2);
  expect((await ask('/')).status).toBe(200);
});

test('paths that are none share one page for each language, whatever they ask for', async () => {
  renders = [];
  const unknown = ['/nope', '/services/nope?interest=x', '/error-page', '/404', '//evil.example/x'];
  for (const path of unknown) {
    const { status, headers, body } = await ask(path, { cookie: `i18n_redirected=${translation}` });
    expect(status, path).toBe(404);
    expect(headers['content-language']).toBe(localeOption(translation).iso);
    expect(body.toString()).toBe(page);
  }
  expect(renders).toEqual([`/404 ${translation}`]);
});

test.each(['/RSC/R/_root.txt', '/RSC/R/About.txt?query=lang%3Dfr', '/RSC/F/x/y.txt', '/RSC/'])(
  'no address speaks Flight: %s is a 404 page',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('security headers stand on every answer, the policy on every page', async () => {
  for (const path of ['/', '/nope', '/favicon.svg', '/healthz', '/about', '/offline/en']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toBeDefined();
  }
  expect((await ask('/')).headers['content-security-policy']).toContain("default-src 'none'");
});

test('a file comes as it was packed, for ever where its name tells its content', async () => {
  const asset = await ask('/assets/index-x.js?v=1', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(asset.body).toString()).toBe('start()');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toBe('text/javascript');
  expect(asset.headers.vary).toBe('Accept-Encoding');
  const icon = await ask('/favicon.svg');
  expect(icon.body.toString()).toBe('<svg/>');
  expect(icon.headers['cache-control']).toBe('no-cache');
  expect((await ask('/favicon.svg', { 'if-none-match': icon.headers.etag })).status).toBe(304);
});

test('HEAD tells of a file without sending it', async () => {
  const { status, headers, body } = await ask('/photographs/team.0a1b2c3d.avif', {}, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe('8000000');
  expect(body).toHaveLength(0);
});

test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-0', 'x'])('a range, %s, gets all', async (range) => {
  const { status, body } = await ask('/favicon.svg', { range });
  expect(status).toBe(200);
  expect(body.toString()).toBe('<svg/>');
});

const openFiles = () =>
  readdirSync('/proc/self/fd').filter((name) => {
    const link = join('/proc/self/fd', name);
    return existsSync(link) && readlinkSync(link) === photograph;
  });

test.runIf(existsSync('/proc/self/fd'))(
  'a download that a visitor breaks off logs nothing, and leaves no file open',
  async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { port } = server.address() as AddressInfo;
    const path = '/photographs/team.0a1b2c3d.avif';
    const asked = httpRequest({ host: '127.0.0.1', port, path }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    await once(response, 'data');
    expect(openFiles()).toHaveLength(1);
    response.destroy();
    await expect.poll(openFiles).toEqual([]);
    expect((await ask('/')).status).toBe(200);
    expect(logged).not.toHaveBeenCalled();
  },
);

test('a file that is gone ends its own answer, and nothing else', async () => {
  rmSync(join(folder, 'favicon.svg'));
  await expect(ask('/favicon.svg')).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
});

test('the day in security.txt passes while the process stays', async () => {
  const expires = async () => {
    const { body } = await ask('/.well-known/security.txt');
    return Date.parse(/Expires: (.*)/u.exec(body.toString())?.[1] ?? '');
  };
  const now = Date.now();
  const first = await expires();
  vi.spyOn(Date, 'now').mockReturnValue(now + 340 * 86_400_000);
  expect((await expires()) - first).toBe(340 * 86_400_000);
});
