import { locales } from '@sunfield/shared/locales';
import { expectFieldInFirstScreen, windows } from '../../support/first-screen.ts';
import { test } from '../../support/test.ts';

for (const { value: locale, label } of locales)
  test(`${label}: a field of the form is in the first screen`, async ({ page }) => {
    for (const viewport of windows) await expectFieldInFirstScreen(page, locale, viewport);
  });
