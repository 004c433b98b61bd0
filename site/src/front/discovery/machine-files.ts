import { localeValues } from '@sunfield/shared/locales';
import { version } from '../../../package.json';
import { processEnvironment } from '../../environment.ts';
import { Answer, type Headers } from '../answer.ts';
import { plainPolicy } from '../security-headers.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

/** Does something when it is first asked for, and never again. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const text = 'text/plain; charset=utf-8';
const html = 'text/html; charset=utf-8';

/**
 * What machines read of the site, by path. Made when asked for, because most of it names the site's public
 * origin; whether pages can be served is told here, and never waits behind them.
 */
export function createMachineFiles(
  siteUrl: string,
  headers: Headers,
): Map<string, () => Promise<Answer>> {
  const answer = (content: string, type: string, own: Headers = {}) =>
    Answer.pack(content, { ...headers, 'content-type': type, 'cache-control': 'no-cache', ...own });
  const { RUN_ID: run } = processEnvironment;
  const health = { status: 'ok', version, run };
  const healthy = answer(JSON.stringify(health), 'application/json', {
    'cache-control': 'no-store',
  });

  return new Map([
    ['/healthz', () => healthy],
    ['/sitemap.xml', once(() => answer(sitemap(siteUrl), 'application/xml'))],
    ['/robots.txt', once(() => answer(robots(siteUrl), text))],
    // It tells a day that passes.
    ['/.well-known/security.txt', () => answer(securityTxt(siteUrl), text)],
    ['/manifest.webmanifest', once(() => answer(manifest(), 'application/manifest+json'))],
    // The only ones that need words, which are many.
    ['/llms.txt', once(async () => answer((await import('./llms.ts')).llms(siteUrl), text))],
    ...localeValues.map((locale): [string, () => Promise<Answer>] => [
      `/offline/${locale}`,
      once(async () =>
        answer((await import('../plain-pages.ts')).offlinePage(locale), html, plainPolicy),
      ),
    ]),
  ]);
}
