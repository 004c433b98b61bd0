import { locales } from '@sunfield/shared/locales';
import { routes } from '../../src/content/routes.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const { siteUrl } = product;
const mostBytes = 120_000;

/** What is only found in texts of the language. */
const scripts: Partial<Record<string, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

/** The Open Graph properties of a document. */
const propertiesOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)"/gu)].map(
      ([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')],
    ),
  );

for (const { value: locale, label } of locales) {
  test(`${label}: each page has a preview picture of its own`, async () => {
    const seen = new Map<string, string>();
    for (const { path } of routes) {
      const html = await (await fetch(`${siteUrl}${path}?lang=${locale}`)).text();
      const properties = propertiesOf(html);
      const address = properties.get('og:image') ?? '';
      expect(address, path).toMatch(new RegExp(`^${siteUrl}/previews/${locale}/`, 'u'));
      expect(seen.get(address), `${path} has the picture of another page`).toBeUndefined();
      seen.set(address, path);
      expect(properties.get('og:image:type'), path).toBe('image/png');
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"');
      expect(properties.get('og:image:alt'), path).toMatch(scripts[locale] ?? /\w/u);

      const response = await fetch(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toBe('image/png');
      expect(response.headers.get('cache-control'), address).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length, address).toBeLessThan(mostBytes);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([
        Number(properties.get('og:image:width')),
        Number(properties.get('og:image:height')),
      ]);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
    }
  });
}

test('a picture that a crawler has already is not sent again', async () => {
  const address = propertiesOf(await (await fetch(siteUrl)).text()).get('og:image') ?? '';
  const etag = (await fetch(address, { method: 'HEAD' })).headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
