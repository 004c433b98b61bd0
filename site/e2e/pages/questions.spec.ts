import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('questions open and close by keyboard, without JavaScript', async ({ page }) => {
  await page.goto('/services/web-development');
  const second = page
    .locator('details')
    .filter({ has: page.locator('summary h3') })
    .nth(1);
  const answer = second.locator('p');
  await expect(answer).toBeHidden();
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});
