import { locales } from '@sunfield/shared/locales';
import { expectFieldInFirstScreen, windows } from '../support/first-screen.ts';
import { test } from '../support/test.ts';

// Every window in every language: long/pages/short-way.spec.ts.
test('a field of the form is in the first screen', async ({ page }) => {
  for (const [index, { value: locale }] of locales.entries())
    await expectFieldInFirstScreen(page, locale, windows[index] ?? windows[0]);
});
