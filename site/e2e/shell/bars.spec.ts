import type { Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { backToTopThreshold } from '../../src/browser/scrolled.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { follow, pageOf, widths } from './support.ts';

const t = createTranslator('en');
const bar = '[data-cookie-bar]';
const top = (page: Page) => page.getByRole('link', { name: t('interface.floating.backToTop') });

/** Also while none of them is seen. */
const floatingButtons = (page: Page) =>
  page.locator(`aside[aria-label="${t('interface.floating.label')}"]`);

const scrollPage = (page: Page, y: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);

test('the way back to the top appears after 500px, with motion and without', async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(pageOf.default);
    await expect(top(page)).toBeHidden();
    await scrollPage(page, backToTopThreshold - 10);
    await expect(top(page)).toBeHidden();
    await scrollPage(page, backToTopThreshold + 1);
    await expect(top(page)).toBeVisible();
    expect(await top(page).boundingBox()).toMatchObject({ width: 50, height: 50 });
    await top(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top(page)).toBeHidden();
  }
});

test('the floating buttons are 64px, on a tablet 48, and never stand over the form', async ({
  page,
}) => {
  const call = page.getByRole('link', { name: t('interface.floating.call') });
  for (const [width, size] of [
    [widths.wide, 64],
    [widths.tablet, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pageOf.default);
    expect(await call.boundingBox()).toMatchObject({ width: size, height: size });
    await page.goto('/contact');
    await page.locator('main form').scrollIntoViewIfNeeded();
    await page.locator('main form button[type=submit]').scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        if (!(await call.isVisible())) return false;
        const [form, button] = [
          await page.locator('main form').boundingBox(),
          await call.boundingBox(),
        ];
        return Boolean(form && button && form.x + form.width > button.x);
      })
      .toBe(false);
  }
});

test('the floating buttons come back on a page without a form', async ({ page }) => {
  await page.setViewportSize({ width: widths.small, height: 800 });
  await page.goto('/contact');
  await page.locator('main form').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-over-form');
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'));
  await page.waitForURL('/About');
  await expect(page.locator('html')).not.toHaveAttribute('data-over-form');
  await expect(page.getByRole('link', { name: t('interface.floating.call') })).toBeVisible();
});

test('where no floating button is seen, a finger reaches the page', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto('/services');
  await scrollPage(page, 600);
  await expect(page.locator('html')).toHaveAttribute('data-reading');
  const isReached = () =>
    floatingButtons(page).evaluate((aside) => {
      const { left, top, width, height } = aside.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== aside;
    });
  await expect.poll(isReached).toBe(true);
});

test('the cookie bar shifts nothing and is at least 72px high', async ({ page }) => {
  await watchShifts(page);
  for (const width of [widths.wide, widths.phone]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pageOf.layout5);
    const box = await page.locator(bar).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(72);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    await settled(page);
    expect(await shiftsOf(page), `${width}px`).toEqual([]);
  }
});

test('the cookie bar covers neither the end of the page nor what has focus', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(pageOf.layout5);
  const barTop = (await page.locator(bar).boundingBox())?.y ?? 0;
  const links = page.locator('main a, footer a');
  for (let index = 0; index < (await links.count()); index += 3) {
    const link = links.nth(index);
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  }
});

test('OK takes the cookie bar away, for good and without a flash', async ({ page }) => {
  await page.goto(pageOf.layout5);
  await page
    .locator(bar)
    .getByRole('button', { name: t('interface.cookies.ok') })
    .click();
  await expect(page.locator(bar)).toBeHidden();
  // Nothing of this page is under way any more when the scripts are taken away.
  await settled(page);
  // Before any script of the application: what is hidden now was never painted.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await page.locator(bar).waitFor({ state: 'attached' });
  await expect(page.locator(bar)).toBeHidden();
});

test('a click on OK at once is not lost', async ({ page }) => {
  await page.goto(pageOf.layout5, { waitUntil: 'commit' });
  await page.locator(bar).getByRole('button').click();
  await expect(page.locator(bar)).toBeHidden();
});
