import { defaultLocale, locales } from '@sunfield/shared/locales';
import { routes } from '../../../src/content/routes.ts';
import { expect, test } from '../../support/test.ts';
import { labelSizes } from './label-sizes.ts';

/** In pixels: docs/decisions/005-drawings-are-a-layer.md. */
const smallest = 11;

/** A phone, tablets upright and on their side, and the windows of desks. */
const widths = [390, 768, 1024, 1280, 1440];

/** Where longer words leave the pictures beside them another width; one composition serves all languages. */
const widthsOfOthers = [1024, 1440];

/** No words are drawn on them. */
const withoutLabels = new Set(['/privacy-policy', '/techs', '/tech', '/services', '/Project']);

// The sizes tell all that a recording could, which costs as much as the measuring.

for (const { path } of routes)
  test(`${path}: the words in its drawings are of ${smallest} px in every window`, async ({
    page,
  }) => {
    for (const { value: locale } of locales) {
      // With a fragment all of the page is laid out at once (src/browser/gradual-layout.ts).
      await page.goto(`${path}?lang=${locale}#nowhere`);
      await expect(page.locator('[data-layout-deferred]')).toHaveCount(0);
      for (const width of locale === defaultLocale ? widths : widthsOfOthers) {
        await page.setViewportSize({ width, height: 900 });
        let count = 0;
        const small = async () => {
          const labels = await page.evaluate(labelSizes);
          count = labels.length;
          return labels.filter(({ size }) => size < smallest);
        };
        // A window that has just become another one may not have all its styles yet.
        await expect.poll(small, `${locale}, ${width}`).toEqual([]);
        if (!withoutLabels.has(path)) expect(count).toBeGreaterThan(0);
      }
    }
  });
