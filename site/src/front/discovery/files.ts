import packageJson from '../../../package.json' with { type: 'json' };
import { brotli, bestQuality, gzipBest } from '../encodings.ts';
import { LazyResponse } from '../lazy-response.ts';
import { StoredResponse, type Answer } from '../stored-response.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

type Text = () => string | Promise<string>;

/**
 * What machines read of the site. Made when asked for, because most of it names the site's public origin;
 * whether pages can be served is told here, and never waits behind them.
 */
export function filesForMachines(
  siteUrl: string,
  headers: Readonly<Record<string, string>>,
): Map<string, Answer> {
  const files: [path: string, type: string, text: Text][] = [
    ['/sitemap.xml', 'application/xml', () => sitemap(siteUrl)],
    ['/robots.txt', 'text/plain; charset=utf-8', () => robots(siteUrl)],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', () => securityTxt(siteUrl)],
    // The only one that needs all the words.
    [
      '/llms.txt',
      'text/plain; charset=utf-8',
      async () => (await import('./llms.ts')).llms(siteUrl),
    ],
    ['/manifest.webmanifest', 'application/manifest+json', manifest],
  ];
  const healthy = new StoredResponse(
    { identity: Buffer.from(JSON.stringify({ status: 'ok', version: packageJson.version })) },
    { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  );
  return new Map<string, Answer>([
    ['/healthz', healthy],
    ...files.map(([path, type, text]): [string, Answer] => {
      const all = { ...headers, 'content-type': type, 'cache-control': 'no-cache' };
      const make = async () => {
        const bytes = Buffer.from(await text());
        const bodies = { br: await brotli(bytes, bestQuality), gzip: await gzipBest(bytes) };
        return new StoredResponse(bodies, all);
      };
      return [path, new LazyResponse(make)];
    }),
  ]);
}
