import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '../shared/src/locales.ts';
import type { Part } from '../scripts/processes.ts';
import { routes } from '../site/src/content/routes.ts';
import { root, startCommand } from '../scripts/product.ts';
import { emptyWakuApp } from './site/empty-app.ts';
import { nginxPart } from './site/nginx.ts';
import { medianRatio, requestsPerSecond, sideBySide } from './support/load.ts';
import { residentMemory, startServer, untilIdle } from './support/server.ts';
import { printRatio } from './support/table.ts';

// The site's benchmarks: ratios of things measured in turns in this one run. Build first.

const seconds = 4;
const ports = { site: 3480, bare: 3481, nginx: 3482, empty: 3483 };
const address = (port: number) => `http://127.0.0.1:${port}`;
const packed = { 'accept-encoding': 'gzip' };

const sitePart = {
  name: 'The site',
  command: startCommand('site'),
  cwd: `${root}site`,
  env: { PORT: String(ports.site), SITE_URL: address(ports.site) },
};

const site = await startServer(sitePart, `${address(ports.site)}/`);

for (const { path } of routes) {
  for (const { value } of locales) {
    for (const url of [path, `${path}?lang=${value}`]) {
      await fetch(address(ports.site) + url, { headers: { cookie: `i18n_redirected=${value}` } });
    }
  }
}
await untilIdle(site);
const memory = residentMemory(site.child.pid ?? 0);

const answer = await fetch(`${address(ports.site)}/`, { headers: packed });
const headers = Object.fromEntries(answer.headers);
const { gzipSync } = await import('node:zlib');
const gzipped = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 });
const body = join(mkdtempSync(join(tmpdir(), 'bench-')), 'page.gz');
writeFileSync(body, gzipped);
headers['content-length'] = String(gzipped.length);

const bare = await startServer(
  {
    name: 'A bare server',
    command: ['node', 'bench/site/bare-server.ts'],
    cwd: root,
    env: { PORT: String(ports.bare), BODY: body, HEADERS: JSON.stringify(headers) },
  },
  address(ports.bare),
);
const nginxConfig = nginxPart(ports.nginx, gzipped);
const nginx = nginxConfig && (await startServer(nginxConfig, `${address(ports.nginx)}/index.html`));

const rates = await sideBySide({
  site: () => requestsPerSecond(`${address(ports.site)}/`, seconds, packed),
  bare: () => requestsPerSecond(`${address(ports.bare)}/`, seconds, packed),
  cold: () => requestsPerSecond(`${address(ports.site)}/?interest=blockchain`, seconds, packed),
  nginx: () =>
    nginx
      ? requestsPerSecond(`${address(ports.nginx)}/index.html`, seconds, packed)
      : Promise.resolve(Number.NaN),
});
await Promise.all([site.stop(), bare.stop(), nginx?.stop()]);

const startTime = async (part: Part, port: number) => {
  const running = await startServer(part, `${address(port)}/`);
  await running.stop();
  return running.startTime;
};
const empty = emptyWakuApp(ports.empty);
const starts = await sideBySide({
  site: () => startTime(sitePart, ports.site),
  empty: () => startTime(empty, ports.empty),
});

printRatio(
  'a cached page / a bare node:http server with its bytes',
  medianRatio(rates.site, rates.bare),
  '0.9 or more',
);
if (nginx)
  printRatio(
    'a cached page / nginx with gzip_static',
    medianRatio(rates.site, rates.nginx),
    '0.6 or more',
  );
else console.log('nginx is not installed: that ratio is left out.');
printRatio(
  'a cached page / a page rendered for the request',
  medianRatio(rates.site, rates.cold),
  'told, not judged',
);
printRatio(
  "the site's start to its first page / an empty Waku app's",
  medianRatio(starts.site, starts.empty),
  'under 1.5',
);
console.log(
  `resident memory after every page in every language: ${memory.toFixed(0)} MB (under 200)`,
);
