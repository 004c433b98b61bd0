import type { Page } from '@playwright/test';
import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { routes } from '../../../src/content/routes.ts';
import { expect, test } from '../../support/test.ts';

const widths = [390, 768, 1024, 1280, 1440, 1920];

/** Words below the end of the section that they belong to: on another ground than theirs, and on the next one's. */
const wordsOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section')].flatMap((section) => {
      const { bottom } = section.getBoundingClientRect();
      return [...section.querySelectorAll('h2, h3, p, dt, dd, li, a, label')]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
        .filter((element) => element.getBoundingClientRect().bottom > bottom + 1)
        .map((element) => element.textContent.slice(0, 40));
    }),
  );

test.use({ reducedMotion: 'reduce' });

// The languages by turns.
for (const [index, { path }] of routes.entries())
  test(`${path}: every section ends below its words, however wide the window`, async ({ page }) => {
    const locale = localeValues[index % localeValues.length] ?? defaultLocale;
    // With a fragment all of the page is laid out at once (src/browser/gradual-layout.ts).
    await page.goto(`${path}?lang=${locale}#nowhere`);
    await expect(page.locator('[data-layout-deferred]')).toHaveCount(0);
    const outside: Record<string, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await wordsOutside(page);
      if (found.length > 0) outside[width] = found;
    }
    expect(outside, locale).toEqual({});
  });
