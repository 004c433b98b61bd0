import { localeValues } from '@sunfield/shared/locales';
import { fontLateFlag } from '../../../src/browser/root-flags.ts';
import { expectSamePlaces, expectStill } from '../../support/late-font.ts';
import { settled } from '../../support/settled.ts';
import { shiftsOf, watchShifts } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';

test.describe('without the font', () => {
  test.use({ expectedErrors: [/\.woff2/u] });

  for (const locale of localeValues)
    test(`${locale}: the header’s entries stand where they stand with it`, async ({ page }) => {
      await expectSamePlaces(page, locale);
    });
});

for (const path of ['/', '/case-studies', '/services/web-development', '/Pricing'])
  test(`${path}: nothing moves while the page loads and its font comes late`, async ({ page }) => {
    await expectStill(page, path);
  });

// Whether the font comes out of the browser's memory before the first frame is a matter of real time.
for (const path of ['/', '/case-studies', '/services/web-development', '/contact', '/Pricing'])
  test(`${path}: nothing moves while the page loads and its font is there`, async ({ page }) => {
    await page.goto('/About');
    await settled(page);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await watchShifts(page);
    await page.goto(path);
    await settled(page);
    await page.keyboard.press('Tab');
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.locator(`html[${fontLateFlag}]`)).toHaveCount(0);
  });
