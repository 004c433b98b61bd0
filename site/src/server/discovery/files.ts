import { brotli, bestQuality, gzipBest } from '../encodings.ts';
import { StoredResponse } from '../stored-response.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** What machines read of the site: made at start, because it names the site's public origin. */
export async function discoveryFiles(
  siteUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<Map<string, StoredResponse>> {
  const files: [path: string, type: string, text: string][] = [
    ['/sitemap.xml', 'application/xml', sitemap(siteUrl)],
    ['/robots.txt', 'text/plain; charset=utf-8', robots(siteUrl)],
    ['/llms.txt', 'text/plain; charset=utf-8', llms(siteUrl)],
    ['/manifest.webmanifest', 'application/manifest+json', manifest()],
  ];
  const stored = files.map(async ([path, type, text]) => {
    const bytes = Buffer.from(text);
    const bodies = { br: await brotli(bytes, bestQuality), gzip: await gzipBest(bytes) };
    const all = { ...headers, 'content-type': type, 'cache-control': 'no-cache' };
    return [path, new StoredResponse(bodies, all)] as const;
  });
  return new Map(await Promise.all(stored));
}
