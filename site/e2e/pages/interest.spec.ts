import { createTranslator } from '../../src/i18n/translator.ts';
import { projects } from '../../src/content/projects.ts';
import { expect, test } from '../support/test.ts';

const t = createTranslator('en');

test.use({ javaScriptEnabled: false });

test('a project leads to the form with its interest ticked, and no other', async ({ page }) => {
  for (const [slug, { interest }] of Object.entries(projects)) {
    await page.goto(`/projects/${slug}`);
    await page.locator(`main a[href*="interest=${interest}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/get-in-touch\\?interest=${interest}#request$`, 'u'));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
      t(`form.interests.${interest}`),
    );
  }
});

test('an interest that nobody knows ticks nothing', async ({ page }) => {
  await page.goto('/Pricing?interest=gold');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
