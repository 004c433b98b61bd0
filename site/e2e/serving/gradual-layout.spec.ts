import type { Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { follow, pageOf, widths } from '../shell/support.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const t = createTranslator('en');

const deferred = '[data-layout-deferred]';

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A browser that never comes to lay out what was deferred: the client's entry never arrives. */
const withoutScripts = (page: Page) =>
  page.route('**/assets/*.js', () => new Promise<never>(() => undefined));

test.describe('what lies below the first screen', () => {
  for (const [path, width] of [
    ['/', widths.phone],
    [pageOf.layout5, widths.wide],
  ] as const) {
    test(`${path} at ${width}: is laid out after the first paint, all of it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${path}#nowhere`);
      await expect(page.locator(deferred)).toHaveCount(0);
      const whole = await height(page);

      await page.goto('about:blank');
      await withoutScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(deferred)).toHaveCount(1);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.locator(deferred)).toHaveCount(0);
      expect(await height(page)).toBe(whole);
      await expect(page.locator('main > [style]:not([style=""])')).toHaveCount(0);
    });
  }

  test('is laid out at once on a key, a press or the wheel', async ({ page }) => {
    await withoutScripts(page);
    for (const act of [
      () => page.keyboard.press('Tab'),
      () => page.mouse.down(),
      () => page.mouse.wheel(0, 10),
    ]) {
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator(deferred), String(act)).toHaveCount(1);
      await act();
      await expect(page.locator(deferred), String(act)).toHaveCount(0);
    }
  });

  test('is there at once for who returns to where they read', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(deferred)).toHaveCount(0);
    await page.evaluate(() => {
      scrollTo({ top: 4000, behavior: 'instant' });
    });
    await withoutScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(deferred)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000);
  });

  test('of a page that takes the place of another is laid out so too, unless one returns to it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await page.goto('/About#nowhere');
    await settled(page);
    const whole = await height(page);
    await page.goto('/services');
    await settled(page);
    const about = page.getByRole('contentinfo').locator('a[href="/About"]');
    await follow(about);
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
    await settled(page);
    expect(await height(page)).toBe(whole);
    await expect(page.locator('main > [style]:not([style=""])')).toHaveCount(0);

    await page.goBack();
    await expect(page.locator('h1')).toHaveText(t('pages.services.heading'));
    // No moment is idle any more.
    await page.evaluate(() => (window.requestIdleCallback = () => 0));
    await follow(about);
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
    await expect(page.locator(deferred)).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(t('pages.services.heading'));
    await expect(page.locator(deferred)).toHaveCount(0);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
    await expect(page.locator(deferred)).toHaveCount(0);
    await follow(page.getByRole('contentinfo').locator('a').first(), '/services');
    await expect(page.locator('h1')).toHaveText(t('pages.services.heading'));
    await expect(page.locator(deferred)).toHaveCount(1);
    await page.mouse.wheel(0, 10);
    await expect(page.locator(deferred)).toHaveCount(0);
  });
});
