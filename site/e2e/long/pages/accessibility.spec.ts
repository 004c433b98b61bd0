import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '@sunfield/shared/locales';
import { routes } from '../../../src/content/routes.ts';
import { expect, test } from '../../support/test.ts';
import { violations } from '../../support/violations.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The narrowest window that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 };

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const others = locales.filter(({ value }) => value !== defaultLocale);

test.use({ reducedMotion: 'reduce' });

// English on a wide screen, the other languages by turns on a phone: each language on a third of the pages.
for (const [index, { path }] of routes.entries()) {
  const other = others[index % others.length]?.value ?? defaultLocale;

  test(`${path} has no violation, and nothing to scroll sideways at 320px`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(`${path}?lang=en`);
    expect(await violations(page)).toEqual([]);

    await page.setViewportSize(phone);
    await page.goto(`${path}?lang=${other}`);
    expect(await violations(page), other).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await overflow(page), other).toBe(0);
  });
}
