import { serviceSlugs } from '../../src/content/entries.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';
import { menuWidth, pageOf, widths } from './support.ts';

const t = createTranslator('en');

const menus = (page: import('@playwright/test').Page) => ({
  trigger: page.getByRole('button', { name: t('interface.navigation.services'), exact: true }),
  panel: page.locator('#services-menu'),
  first: page.locator('#services-menu li a').first(),
});

test.describe('wide', () => {
  test.use({ viewport: { width: widths.wide, height: 900 } });

  test('the menus show five services with picture and sentence, and the technologies', async ({
    page,
  }) => {
    await page.goto('/');
    const { trigger, panel } = menus(page);
    await trigger.hover();
    await expect(panel).toBeVisible();
    for (const slug of serviceSlugs) {
      const link = panel.locator(`a[href="/services/${slug}"]`);
      await expect(link).toContainText(t(`services.${slug}.name`));
      await expect(link).toContainText(t(`services.${slug}.menu`));
      await expect(link.locator('svg')).toBeVisible();
    }
    const technologies = page
      .getByRole('banner')
      .getByRole('link', { name: 'Technologies', exact: true });
    await expect(technologies).toHaveAttribute('href', '/techs');
    await technologies.hover();
    const list = page.locator('#technologies-menu');
    await expect(list.locator('a')).toHaveText([
      t('technologies.full-stack.name'),
      t('technologies.data-app.name'),
      t('technologies.ai.name'),
    ]);
    await expect(list.locator('a').first()).toHaveAttribute('href', '/tech/full-stack');
    await expect(list.locator('a').nth(1)).toHaveAttribute('href', '/tech/data-app');
    await expect(list.locator('a').last()).toHaveAttribute('href', '/tech/ai');
    await expect(list).toBeVisible();
    await expect(panel).toBeHidden();
  });

  test('it opens on hover or a click, can be hovered itself, and closes on leaving', async ({
    page,
  }) => {
    await page.goto('/');
    const { trigger, panel, first } = menus(page);
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await first.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(widths.wide / 2, 880);
    await expect(panel).toBeHidden();
    await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(panel).toBeVisible();
    await page.mouse.move(widths.wide / 2, 880);
    await expect(panel).toBeHidden();
  });

  test('Escape dismisses it below a hovering pointer, until the pointer has left', async ({
    page,
  }) => {
    await page.goto('/');
    const { trigger, panel } = menus(page);
    await trigger.hover();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.mouse.move(widths.wide / 2, 880);
    await trigger.hover();
    await expect(panel).toBeVisible();
  });

  test('choosing closes it and goes there without a new document', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const { trigger, panel, first } = menus(page);
    await trigger.hover();
    await first.click();
    await page.waitForURL(`/services/${serviceSlugs[0]}`);
    await expect(panel).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('by keyboard alone: Enter opens, Tab walks in, Escape closes and gives focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const { trigger, panel } = menus(page);
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await trigger.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('the ring around an entry stays in the window', async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    for (const entry of await page.locator('header').locator('a, button').all()) {
      if (!(await entry.isVisible())) continue;
      await entry.focus();
      const top = () =>
        entry.evaluate((element) => {
          const { outlineWidth, outlineOffset } = getComputedStyle(element);
          const { top: edge } = element.getBoundingClientRect();
          return edge - parseFloat(outlineWidth) - parseFloat(outlineOffset);
        });
      await expect.poll(top).toBeGreaterThanOrEqual(0);
    }
  });

  test('the entry of the page is marked, and so is the one of its section', async ({ page }) => {
    await page.goto('/case-studies');
    const entry = page.getByRole('banner').locator('a[href="/case-studies"]').first();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.goto(pageOf.layout5);
    await expect(entry).not.toHaveAttribute('aria-current', 'page');
    await expect(entry).toHaveAttribute('data-active', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: widths.wide, height: 900 } });

  test('a click opens the mega menu and Escape closes it', async ({ page }) => {
    await page.goto('/');
    const { trigger, panel, first } = menus(page);
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await trigger.hover();
    await first.click();
    await page.waitForURL(`/services/${serviceSlugs[0]}`);
  });
});

test(`the header's bar begins above ${menuWidth}px; below it is the menu button`, async ({
  page,
}) => {
  await page.goto('/');
  const { trigger } = menus(page);
  const menu = page.getByRole('button', { name: t('interface.menu.open') });
  for (const [width, isWide] of [
    [menuWidth, false],
    [menuWidth + 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(isWide ? trigger : menu).toBeVisible();
    await expect(isWide ? menu : trigger).toBeHidden();
    await expect(page.locator('#services-menu')).toBeHidden();
  }
});
