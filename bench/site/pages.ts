import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { report } from '../support/report.ts';
import { startServer, untilIdle } from '../support/server.ts';
import { median, medianRatio } from '../support/statistics.ts';
import { asked, Contender } from './contender.ts';
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

async function startAll() {
  const site = await startServer(sitePart, `${address(ports.site)}/`);
  await untilIdle(site);
  const page = await homePage();
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'page.gz');
  writeFileSync(file, page.body);
  const bare = await startServer(barePart(file, page.head), address(ports.bare));
  return { site, bare };
}

/** A cached page beside the same bytes from a server that does nothing else, in turns. */
export async function benchPages(seconds: number): Promise<void> {
  const { site, bare } = await startAll();
  const contenders = {
    site: new Contender(site, `${address(ports.site)}/`),
    bare: new Contender(bare, `${address(ports.bare)}/`),
    rendered: new Contender(site, `${address(ports.site)}/?interest=blockchain`),
  };
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of Object.values(contenders)) {
      await contender.drive(seconds);
      if (round === 0) contender.turns.pop();
    }
  }
  await Promise.all([site.stop(), bare.stop()]);
  tell(contenders);
}

function tell(contenders: Readonly<Record<'site' | 'bare' | 'rendered', Contender>>) {
  const { site, bare, rendered } = contenders;
  const compare = (name: string, { rates }: Contender, target: string) => {
    const detail = `${median(rates).toFixed(0)} per second`;
    report(`cached page / ${name}`, medianRatio(site.rates, rates), target, detail);
  };
  compare('bare node:http with its bytes', bare, '≥ 0.8');
  compare('rendered', rendered, 'told');
  // Not bounded by how fast the generator is, nor by who else uses the machine.
  const detail = `${median(bare.costs).toFixed(1)} / ${median(site.costs).toFixed(1)} µs`;
  const ratio = medianRatio(bare.costs, site.costs);
  report('processor time: bare node:http / cached page', ratio, '≥ 0.8', detail);
}
