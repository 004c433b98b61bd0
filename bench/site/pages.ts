import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, reportHeadroom } from '../support/report.ts';
import { startRawServer } from '../support/raw-server.ts';
import { startServer, untilIdle } from '../support/server.ts';
import { median, medianRatio } from '../support/statistics.ts';
import { drive } from '../support/wrk.ts';
import { nginxPart } from './nginx.ts';
import { address, barePart, ports, sitePart } from './servers.ts';

/** How often each of those that are compared has its turn. */
const rounds = 5;

const connections = 32;
const headers = { 'accept-encoding': 'gzip' };

/** The home page as the site sends it, packed alike for all that send it here. */
async function homePage(): Promise<{ body: Buffer; head: Record<string, string> }> {
  const answer = await fetch(`${address(ports.site)}/`, { headers });
  const head = Object.fromEntries(answer.headers);
  const body = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 });
  return { body, head: { ...head, 'content-length': String(body.length) } };
}

const asMessage = (head: Readonly<Record<string, string>>, body: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\n${Object.entries(head)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    body,
  ]);

/** Requests a second that a server answers. @throws where an answer is wrong or missing */
async function rate(url: string, seconds: number): Promise<number> {
  const { requestsPerSecond, refused, lost } = await drive({ url, seconds, connections, headers });
  if (refused + lost > 0) throw new Error(`${url}: ${refused} wrong answers, ${lost} lost`);
  return requestsPerSecond;
}

/** A cached page beside the same bytes from servers that do nothing else, in turns. */
export async function benchPages(seconds: number): Promise<void> {
  const site = await startServer(sitePart, `${address(ports.site)}/`);
  await untilIdle(site);
  const { body, head } = await homePage();
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'page.gz');
  writeFileSync(file, body);
  const bare = await startServer(barePart(file, head), address(ports.bare));
  const nginxServer = nginxPart(ports.nginx, body);
  if (!nginxServer) throw new Error('The benchmark needs nginx: apt-get install nginx.');
  const nginx = await startServer(nginxServer, `${address(ports.nginx)}/index.html`);
  const raw = await startRawServer(asMessage(head, body));

  const urls = {
    site: `${address(ports.site)}/`,
    bare: `${address(ports.bare)}/`,
    nginx: `${address(ports.nginx)}/index.html`,
    rendered: `${address(ports.site)}/?interest=blockchain`,
    raw: raw.url,
  };
  const names = Object.keys(urls) as (keyof typeof urls)[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    keyof typeof urls,
    number[]
  >;
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const measured = await rate(urls[name], seconds);
      if (round > 0) rates[name].push(measured);
    }
  }
  await Promise.all([site.stop(), bare.stop(), nginx.stop(), raw.stop()]);

  const generator = Math.max(median(rates.raw), median(rates.nginx));
  const measured = { 'a cached page': { rates: rates.site }, 'bare Node': { rates: rates.bare } };
  reportHeadroom(generator, measured, 'nginx or a raw socket');
  const perSecond = (name: keyof typeof urls) => `${median(rates[name]).toFixed(0)} per second`;
  const ratio = (name: keyof typeof urls) => medianRatio(rates.site, rates[name]);
  report('cached page / bare node:http with its bytes', ratio('bare'), '≥ 0.9', perSecond('bare'));
  report('cached page / nginx with its bytes', ratio('nginx'), '≥ 0.75', perSecond('nginx'));
  report('cached page / rendered', ratio('rendered'), 'told', perSecond('rendered'));
}
