import { locales } from '../../shared/src/locales.ts';
import { routes } from '../../site/src/content/routes.ts';
import { report } from '../support/report.ts';
import { residentMemory } from '../support/process.ts';
import { startServer, untilIdle } from '../support/server.ts';
import { address, ports, sitePart } from './servers.ts';

/** The time of a start, and resident memory once every page was asked for in every language, by both kinds of address. */
export async function benchMemory(): Promise<void> {
  const site = await startServer(sitePart, `${address(ports.site)}/`);
  for (const { path } of routes) {
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
  report('resident memory after every page, in MB', memory, '< 200', `${routes.length} routes`);
}
