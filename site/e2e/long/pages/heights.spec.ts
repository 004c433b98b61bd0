import { locales } from '@sunfield/shared/locales';
import { routes } from '../../../src/content/routes.ts';
import type { Layout } from '../../support/layouts.ts';
import { pageOf } from '../../shell/support.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 390, height: 844 };

/** How long a page may be on a phone, in pixels: docs/layouts.md, "How long a page is on a phone". */
const longest = [
  { name: 'the home page', limit: 9000, isMeant: (path: string) => path === '/' },
  { name: 'a service', limit: 6000, isMeant: (path: string) => path.startsWith('/services') },
];

const layouts = [
  'default',
  'layout2',
  'layout4',
  'layout5',
  'dark-header',
] as const satisfies Layout[];

test.use({ viewport: phone });

for (const { value: locale, label } of locales) {
  for (const { name, limit, isMeant } of longest)
    test(`${label}: on a phone ${name} ends within ${limit}px`, async ({ page }) => {
      for (const { path } of routes.filter((route) => isMeant(route.path))) {
        // With a fragment all of the page is laid out at once (src/browser/gradual-layout.ts).
        await page.goto(`${path}?lang=${locale}#nowhere`);
        await expect(page.locator('[data-layout-deferred]')).toHaveCount(0);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, path).toBeLessThanOrEqual(limit);
      }
    });

  test(`${label}: the footer of no layout is higher than a phone's screen`, async ({ page }) => {
    for (const layout of layouts) {
      await page.goto(`${pageOf[layout]}?lang=${locale}`);
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer?.height, layout).toBeLessThanOrEqual(phone.height);
    }
  });
}
