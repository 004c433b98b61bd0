import { locales } from '@sunfield/shared/locales';
import { routes } from '../../src/content/routes.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const { siteUrl } = product;
const get = async (path: string) => {
  const response = await fetch(siteUrl + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`, 'iu').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

const linksOf = (html: string) => html.match(/<a [^>]*href="[^"]*"/gu) ?? [];

test('the sitemap names every page in every language, with all alternates', async () => {
  const { status, headers, text } = await get('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/xml');
  for (const { path } of routes) {
    for (const query of ['', '?lang=fr', '?lang=ko', '?lang=jp']) {
      expect(text).toContain(`<loc>${siteUrl}${path}${query}</loc>`);
    }
  }
  expect(text).not.toContain('lang=en');
  expect(text.match(/hreflang="x-default"/gu)).toHaveLength(routes.length * locales.length);
});

test('robots.txt names the sitemap; llms.txt names every page', async () => {
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const { text } = await get('/llms.txt');
  for (const { path } of routes) expect(text).toContain(`(${siteUrl}${path})`);
});

test('the manifest names icons that exist', async () => {
  const { text } = await get('/manifest.webmanifest');
  const { icons } = JSON.parse(text) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await get(src);
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toBe(type);
  }
});

for (const { value: locale, label } of locales) {
  test(`${label}: a crawler without cookies reaches every page through links alone`, async () => {
    const seen = new Set<string>();
    const waiting = [`/?lang=${locale}`];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      for (const link of linksOf(text)) {
        const url = new URL(attribute(link, 'href'), siteUrl + path);
        if (url.origin !== siteUrl || url.searchParams.has('interest')) continue;
        // The selector's own links lead to the other languages, as they should.
        const isSelector = /hreflang|data-language/iu.test(link);
        if (!isSelector && url.searchParams.get('lang') !== locale && url.pathname !== '/') {
          expect(url.searchParams.get('lang'), `${path} links to ${url.href}`).not.toBeNull();
        }
        if (url.searchParams.get('lang') === locale) waiting.push(url.pathname + url.search);
      }
    }
    const missing = routes.filter(({ path }) => !seen.has(`${path}?lang=${locale}`));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
}

test('each page is its own canonical, and its structured data can be read', async () => {
  for (const { path, page } of routes) {
    for (const query of ['', '?lang=ko']) {
      const { text } = await get(path + query);
      const canonical = /<link rel="canonical"[^>]*>/u.exec(text)?.[0] ?? '';
      expect(attribute(canonical, 'href')).toBe(siteUrl + path + query);
      const alternates = text.match(/<link rel="alternate"[^>]*hreflang[^>]*>/giu) ?? [];
      expect(alternates.map((tag) => attribute(tag, 'hreflang')).sort()).toEqual([
        'en',
        'fr',
        'ja',
        'ko',
        'x-default',
      ]);
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(text)?.[1] ?? '';
      const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
      const types = graph.map((entity) => entity['@type']);
      const isOfCompany = page.family === 'home' || page.entry === 'about';
      expect(types.includes('Organization'), path).toBe(isOfCompany);
      expect(types).toContain(page.family === 'home' ? 'WebSite' : 'BreadcrumbList');
      if (page.family === 'services') expect(types).toContain('Service');
      if (page.family === 'caseStudies') expect(types).toContain('Article');
    }
  }
});
