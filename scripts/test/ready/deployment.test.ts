import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { checkDeployment } from '../../ready/deployment.ts';

let folder = '';
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

const names = ['www', 'forms', 'old'].map((name) => `DNS:${name}.brightfield.vn`).join();

/** A certificate of a certificate authority of our own, for some days. */
function certificate(days: number) {
  const file = `days${days}`;
  openssl(
    ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', `${file}.key`, '-out', `${file}.csr`, '-subj', '/CN=site'],
  );
  openssl(
    ...['x509', '-req', '-in', `${file}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key'],
    ...['-CAcreateserial', '-days', String(days), '-extfile', 'names', '-out', `${file}.pem`],
  );
  const read = (suffix: string) => readFileSync(join(folder, `${file}.${suffix}`));
  return { key: read('key'), cert: read('pem') };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ready-'));
  writeFileSync(join(folder, 'names'), `subjectAltName=${names}`);
  openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test', '-days', '100'],
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

interface Faults {
  readonly days?: number;
  readonly canonical?: string;
  readonly hsts?: boolean;
  readonly metrics?: boolean;
  readonly expires?: string;
  readonly plain?: boolean;
  readonly origin?: string;
  readonly distrusted?: boolean;
}

/** A deployment that is as it should be, less the faults; what is not `ok` about it. */
async function faultsOf(faults: Faults): Promise<string[]> {
  const variables = { SITE_URL: '', FORM_SERVICE_URL: '', REDIRECTED_URLS: '' };
  const site: RequestListener = (request, response) => {
    if (request.headers.host?.startsWith('old.'))
      return response.writeHead(301, { location: variables.SITE_URL + (request.url ?? '') }).end();
    if (request.url === '/.well-known/security.txt')
      return response.end(`Contact: x\nExpires: ${faults.expires ?? '2999-01-01T00:00:00Z'}\n`);
    return response
      .writeHead(200, {
        'content-security-policy': `form-action 'self' ${variables.FORM_SERVICE_URL}`,
        'x-content-type-options': 'nosniff',
        ...(faults.hsts !== false && { 'strict-transport-security': 'max-age=63072000' }),
      })
      .end(
        `<link data-page="" rel="canonical" href="${faults.canonical ?? variables.SITE_URL}/"/>`,
      );
  };
  const form: RequestListener = (request, response) => {
    const isOpen = request.url === '/healthz' || (faults.metrics && request.url === '/metrics');
    if (request.method === 'OPTIONS')
      return response
        .writeHead(204, { 'access-control-allow-origin': faults.origin ?? variables.SITE_URL })
        .end();
    return response.writeHead(isOpen ? 200 : 404).end();
  };
  const tls = certificate(faults.days ?? 60);
  const port = await listening(
    createSecure(tls, (request, response) =>
      (request.headers.host?.startsWith('forms.') ? form : site)(request, response),
    ),
  );
  variables.SITE_URL = `https://www.brightfield.vn:${port}`;
  variables.FORM_SERVICE_URL = `https://forms.brightfield.vn:${port}`;
  variables.REDIRECTED_URLS = `https://old.brightfield.vn:${port}`;
  const httpPort = await listening(
    createPlain((request, response) =>
      faults.plain
        ? response.end('here too')
        : response.writeHead(308, { location: variables.SITE_URL + (request.url ?? '') }).end(),
    ),
  );
  const findings = await checkDeployment(variables, {
    httpPort,
    insidePorts: { nothing: 1 },
    // Every name is this machine.
    lookup: (_host, { all }, found) =>
      all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
    ...(!faults.distrusted && { ca: readFileSync(join(folder, 'ca.pem'), 'utf8') }),
  });
  expect(findings.length).toBeGreaterThan(8);
  return findings.filter(({ level }) => level !== 'ok').map(({ text }) => text);
}

it('finds nothing to say of a deployment that is as it should be', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it.each<[string, Faults, RegExp[]]>([
  [
    'a certificate that nobody renewed',
    { days: 9 },
    [/of www\.brightfield\.vn:\d+ ends in [89] days/u, /of forms\.brightfield\.vn:\d+ ends in/u],
  ],
  [
    'a certificate that browsers refuse',
    { distrusted: true },
    [/refuse the certificate of www\./u, /refuse the certificate of forms\./u],
  ],
  [
    'pages that name another address',
    { canonical: 'http://localhost:3000' },
    [/says that its address is http:\/\/localhost:3000\//u],
  ],
  ['pages without HSTS', { hsts: false }, [/lack Strict-Transport-Security/u]],
  ['metrics that anybody reads', { metrics: true }, [/anybody can read https:.*\/metrics$/u]],
  ['a security.txt that is out of date', { expires: '2020-01-01T00:00:00Z' }, [/security\.txt/u]],
  ['pages without TLS', { plain: true }, [/answers 200 instead of redirecting to https:/u]],
  ['another site in SITE_ORIGINS', { origin: 'https://other.vn' }, [/takes no form from https:/u]],
])('tells of %s', async (_, faults, expected) => {
  const told = await faultsOf(faults);
  expect(told).toHaveLength(expected.length);
  expected.forEach((pattern, index) => expect(told[index]).toMatch(pattern));
});

it('tells of servers that are not there', async () => {
  const findings = await checkDeployment(
    { SITE_URL: 'https://127.0.0.1:1', FORM_SERVICE_URL: 'https://127.0.0.1:1' },
    {},
  );
  expect(findings.map(({ level }) => level)).toEqual(['missing', 'missing']);
});
