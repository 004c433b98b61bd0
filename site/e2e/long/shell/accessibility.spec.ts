import { locales, localeOption } from '@sunfield/shared/locales';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { expect, test } from '../../support/test.ts';
import { violations } from '../../support/violations.ts';
import { pageOf, widths } from '../../shell/support.ts';
import { translation } from '../../../../shared/test/support/translation.ts';

test.use({ expectedErrors: [/404/u] });

for (const [layout, path] of Object.entries(pageOf)) {
  for (const { value, label } of locales) {
    test(`${layout} in ${label} has no violation`, async ({ page }) => {
      await page.setViewportSize({ width: widths.wide, height: 900 });
      await page.goto(`${path}?lang=${value}`);
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const { value, label } of locales) {
  const t = createTranslator(value);

  test(`${label}: nor have the open menu, selector, side menu and language offer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.wide, height: 900 });
    await page.goto(`${pageOf['without-footer']}?lang=${value}`);
    for (const target of ['services-menu', 'technologies-menu', 'languages']) {
      await page.locator(`[popovertarget="${target}"]`).click();
      await page.mouse.move(700, 880);
      expect(await violations(page), target).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await page.getByRole('button', { name: t('interface.menu.open') }).click();
    expect(await violations(page), 'side menu').toEqual([]);
  });
}

test.describe('offered another language', () => {
  test.use({ locale: localeOption(translation).iso });

  test('the offer has no violation', async ({ page }) => {
    await page.goto(pageOf.layout2);
    await expect(page.locator(`[data-language-offer=${translation}]`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
