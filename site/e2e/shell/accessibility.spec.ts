import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { createTranslator } from '../../src/i18n/translator.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { pageOf, widths } from './support.ts';

// Every page, and each layout in every language: long/pages/ and long/shell/accessibility.spec.ts.

test.use({ expectedErrors: [/404/u] });

const others = localeValues.filter((value) => value !== defaultLocale);

for (const [index, [layout, width]] of (
  [
    ['without-footer', widths.wide],
    ['default', widths.wide],
    ['layout5', widths.phone],
  ] as const
).entries()) {
  const locale = others[index % others.length] ?? defaultLocale;
  test(`${layout} in ${locale} at ${width}px has no violation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${pageOf[layout]}?lang=${locale}`);
    expect(await violations(page)).toEqual([]);
  });
}

test('nor have the side menu and what the form says is wrong', async ({ page }) => {
  const t = createTranslator('en');
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.goto(pageOf.layout4);
  const { submit, summary } = requestForm(page);
  await submit.click();
  await expect(summary).toBeFocused();
  expect(await violations(page), 'errors').toEqual([]);
  await page.getByRole('button', { name: t('interface.menu.open') }).click();
  expect(await violations(page), 'side menu').toEqual([]);
});
