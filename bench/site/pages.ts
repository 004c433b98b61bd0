import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { report, reportHeadroom } from '../support/report.ts';
import { startRawServer } from '../support/raw-server.ts';
import { startServer, untilIdle } from '../support/server.ts';
import { median, medianRatio } from '../support/statistics.ts';
import { asked, Contender } from './contender.ts';
import { nginxPart } from './nginx.ts';
import { address, barePart, ports, sitePart } from './servers.ts';

/** How often each of those that are compared has its turn. */
const rounds = 5;

/** What Node’s own server adds by itself. */
const added = ['connection', 'keep-alive', 'date'];

interface Page {
  readonly head: Readonly<Record<string, string>>;
  /** As it is sent: packed. */
  readonly body: Buffer;
}

/** The home page, byte for byte as the site sends it. */
async function homePage(): Promise<Page> {
  const [answer] = (await once(get(`${address(ports.site)}/`, { headers: asked }), 'response')) as [
    IncomingMessage,
  ];
  const head = Object.entries(answer.headers as Record<string, string>);
  return {
    head: Object.fromEntries(head.filter(([name]) => !added.includes(name))),
    body: await buffer(answer),
  };
}

const asMessage = ({ head, body }: Page) =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\n${Object.entries(head)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    body,
  ]);

async function startAll() {
  const site = await startServer(sitePart, `${address(ports.site)}/`);
  await untilIdle(site);
  const page = await homePage();
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'page.gz');
  writeFileSync(file, page.body);
  const bare = await startServer(barePart(file, page.head), address(ports.bare));
  const nginxServer = nginxPart(ports.nginx, page.body);
  if (!nginxServer) throw new Error('The benchmark needs nginx: apt-get install nginx.');
  const nginx = await startServer(nginxServer, `${address(ports.nginx)}/index.html`);
  return { site, bare, nginx, page };
}

/** A cached page beside the same bytes from servers that do nothing else, in turns. */
export async function benchPages(seconds: number): Promise<void> {
  const { site, bare, nginx, page } = await startAll();
  const raw = await startRawServer(asMessage(page));
  const contenders = {
    site: new Contender(site, `${address(ports.site)}/`),
    bare: new Contender(bare, `${address(ports.bare)}/`),
    nginx: new Contender(nginx, `${address(ports.nginx)}/index.html`),
    rendered: new Contender(site, `${address(ports.site)}/?interest=blockchain`),
    raw: new Contender(raw, raw.url),
  };
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of Object.values(contenders)) {
      await contender.drive(seconds);
      if (round === 0) contender.turns.pop();
    }
  }
  await Promise.all([site.stop(), bare.stop(), nginx.stop(), raw.stop()]);
  tell(contenders);
}

function tell(
  contenders: Readonly<Record<'site' | 'bare' | 'nginx' | 'rendered' | 'raw', Contender>>,
) {
  const { site, bare, nginx, rendered, raw } = contenders;
  const generator = Math.max(median(raw.rates), median(nginx.rates));
  const measured = { 'a cached page': site, 'bare Node': bare };
  reportHeadroom(generator, measured, 'nginx or a raw socket');
  const compare = (name: string, { rates }: Contender, target: string) => {
    const detail = `${median(rates).toFixed(0)} per second`;
    report(`cached page / ${name}`, medianRatio(site.rates, rates), target, detail);
  };
  compare('bare node:http with its bytes', bare, '≥ 0.9');
  compare('nginx with its bytes', nginx, '≥ 0.75');
  compare('rendered', rendered, 'told');
  const bound = `${median(bare.rates).toFixed(0)} / ${median(nginx.rates).toFixed(0)} per second`;
  report('bare node:http / nginx', medianRatio(bare.rates, nginx.rates), 'told', bound);
  // Not bounded by how fast the generator is, nor by who else uses the machine.
  const cost = (name: string, { costs }: Contender, target: string) => {
    const detail = `${median(costs).toFixed(1)} / ${median(site.costs).toFixed(1)} µs`;
    report(`processor time: ${name} / cached page`, medianRatio(costs, site.costs), target, detail);
  };
  cost('bare node:http', bare, '≥ 0.9');
  cost('nginx', nginx, 'told');
}
