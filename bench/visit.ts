import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, start } from '../scripts/processes.ts';
import { productParts } from '../scripts/product.ts';
import { startServer, untilIdle } from './support/server.ts';
import { buildAstro, readPages } from './visit/copies.ts';
import { paths, visitTwice } from './visit/journey.ts';
import { Line } from './visit/line.ts';
import { startBrowser } from './visit/phone.ts';
import { serveFiles } from './visit/static-server.ts';
import { contenders, tabulate, type Visits } from './visit/table.ts';

/**
 * A whole visit beside the same pages built with Astro: on one machine, as on a phone on a slow line, in
 * turns (docs/performance.md). Build first. `node bench/visit.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 3);

const port = (number: number) => ({ number, part: '', variable: '' });
const origin = (number: number) => `http://localhost:${number}`;
/** Where each stands, and the slow line that leads there. */
const servers = { site: 3490, astro: 3491, form: 4490 };
const lines = { site: 3590, astro: 3591, form: 4590 };

const folder = mkdtempSync(join(tmpdir(), 'visit-'));
process.env['FORM_SERVICE_URL'] = origin(lines.form);
const parts = productParts(
  { site: port(servers.site), form: port(servers.form), mailbox: port(1), smtp: port(1) },
  false,
);
const form = start({
  ...parts.form,
  quiet: true,
  env: {
    ...parts.form.env,
    SITE_ORIGINS: contenders.map((name) => origin(lines[name])).join(','),
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    RATE_LIMIT_MAX: '10000',
    LOG_LEVEL: 'fatal',
  },
});
const site = await startServer(
  { ...parts.site, env: { ...parts.site.env, SITE_URL: origin(lines.site) } },
  `${origin(servers.site)}/healthz`,
);
const browser = await startBrowser();
try {
  await untilIdle(site);
  const copies = await readPages(browser, origin(servers.site), paths);
  console.log('Building the copy …');
  const astro = serveFiles(buildAstro(join(folder, 'astro'), copies), servers.astro);
  const formLine = await new Line(servers.form).open(lines.form);
  const visits: Visits = { site: [], astro: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of contenders) {
      const line = await new Line(servers[name]).open(lines[name]);
      visits[name].push(await visitTwice(browser, origin(lines[name]), [line, formLine]));
      line.close();
    }
    console.log(`\nAfter ${round} of ${rounds} rounds:\n${tabulate(visits)}`);
  }
  for (const server of [formLine, astro]) server.close();
} finally {
  await browser.close();
  await Promise.all([site.stop(), end(form)]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
