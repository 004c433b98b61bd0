import { locales } from '../../shared/src/locales.ts';
import { report } from '../support/report.ts';
import { residentMemory } from '../support/process.ts';
import { startServer, untilIdle } from '../support/server.ts';
import { address, ports, sitePart } from './servers.ts';

/** The path of every page, as search engines are told. */
async function readPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${address(ports.site)}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url));
  return [...new Set(urls.map(({ pathname }) => pathname))];
}

/** The time of a start, and resident memory once every page was asked for in every language, by both kinds of address. */
export async function benchMemory(): Promise<void> {
  const site = await startServer(sitePart, `${address(ports.site)}/`);
  const paths = await readPaths();
  for (const path of paths) {
    for (const { value } of locales) {
      for (const url of [path, `${path}?lang=${value}`]) {
        await fetch(address(ports.site) + url, { headers: { cookie: `i18n_redirected=${value}` } });
      }
    }
  }
  await untilIdle(site);
  const memory = residentMemory(site.child);
  await site.stop();
  report('start to the first page, in ms', site.startTime, 'told', 'one start');
  report('resident memory after every page, in MB', memory, '< 200', `${paths.length} pages`);
}
