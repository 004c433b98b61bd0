import { locales } from '@sunfield/shared/locales';
import type { Locator, Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { widths } from './support.ts';

const t = createTranslator('en');

const parts = (page: Page) => ({
  opener: page.getByRole('button', { name: t('interface.menu.open') }),
  menu: page.getByRole('dialog', { name: t('interface.menu.label') }),
  group: (name: string) => page.locator('dialog details').filter({ hasText: name }).first(),
});

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: widths.phone, height: 844 } });

    test('it covers the screen, has the header’s entries and Contact us, and Escape closes it', async ({
      page,
    }) => {
      await page.goto('/');
      const { opener, menu } = parts(page);
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      const box = await menu.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: widths.phone, height: 844 });
      for (const path of ['/', '/case-studies', '/contact', '/get-in-touch'])
        await expect(menu.locator(`a[href="${path}"]`).last()).toBeVisible();
      await expect(menu.locator('a[hreflang]')).toHaveCount(locales.length);
      await menu.getByText(t('interface.navigation.technologies'), { exact: true }).click();
      await expect(menu.locator('a[href="/tech/data-app"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test.describe('phone', () => {
  test.use({ viewport: { width: widths.phone, height: 844 } });

  test('the page below it stands still, and moves again afterwards', async ({ page }) => {
    await page.goto('/');
    const { opener, menu } = parts(page);
    await opener.click();
    expect(await isLocked(page)).toBe(true);
    await menu.getByRole('button', { name: t('interface.menu.close') }).click();
    await expect(menu).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await expect(opener).toBeFocused();
  });

  test('Services is open on its own pages alone; however long, the menu closes where it opened', async ({
    page,
  }) => {
    const { opener, menu, group } = parts(page);
    const middle = async (button: Locator) => {
      const box = await button.boundingBox();
      return box ? box.y + box.height / 2 : undefined;
    };
    await page.goto('/services/web-development');
    const opened = await middle(opener);
    await opener.click();
    expect(await middle(menu.getByRole('button', { name: t('interface.menu.close') }))).toBe(
      opened,
    );
    await expect(group(t('interface.navigation.services'))).toHaveAttribute('open', '');
    await page.goto('/case-studies');
    await opener.click();
    await expect(group(t('interface.navigation.services'))).not.toHaveAttribute('open', '');
  });

  test('choosing closes it and goes there, also where one is', async ({ page }) => {
    await page.goto('/');
    const { opener, menu } = parts(page);
    await opener.click();
    await menu.locator('a[href="/contact"]').click();
    await page.waitForURL('/contact');
    await expect(menu).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await opener.click();
    await menu.locator('a[href="/contact"]').click();
    await expect(menu).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await expect(page.locator('h1')).toHaveText(t('pages.contact.heading'));
  });

  test('opens and closes in a browser without invoker commands', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto('/');
    const { opener, menu } = parts(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: t('interface.menu.close') }).click();
    await expect(menu).toBeHidden();
  });

  test('by keyboard alone: focus stays inside while it is open', async ({ page }) => {
    await page.goto('/');
    const { opener, menu } = parts(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const places = new Set<string>();
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab');
      places.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement === document.body) return 'the browser';
          return activeElement?.closest('dialog') ? 'the menu' : 'the page below';
        }),
      );
    }
    expect(places).toContain('the menu');
    expect(places).not.toContain('the page below');
  });
});

test('a page that is chosen, and the bar that tells how far it is, are not below the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.goto('/');
  await settled(page);
  const { promise: seen, resolve: letPass } = Promise.withResolvers<undefined>();
  await page.route('**/case-studies', async (route) => {
    await seen;
    await route.continue();
  });
  const { opener, menu } = parts(page);
  await opener.click();
  await menu.locator('a[href="/case-studies"]').last().click();
  const bar = page.getByRole('progressbar', { name: t('interface.loading') });
  await expect(bar).toBeVisible();
  await expect(menu).toBeHidden();
  letPass(undefined);
  await expect(page.locator('h1')).toHaveText(t('pages.case-studies.heading'));
});
