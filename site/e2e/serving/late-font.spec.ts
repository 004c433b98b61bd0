import { expectSamePlaces, expectStill } from '../support/late-font.ts';
import { test } from '../support/test.ts';
import { defaultLocale } from '@sunfield/shared/locales';

// In each language and on the other pages: long/serving/late-font.spec.ts.

test.describe('without the font', () => {
  test.use({ expectedErrors: [/\.woff2/u] });

  test('the header’s entries stand where they stand with it', async ({ page }) => {
    await expectSamePlaces(page, defaultLocale);
  });
});

test('nothing moves while the page loads and its font comes late', async ({ page }) => {
  await expectStill(page, '/contact');
});
