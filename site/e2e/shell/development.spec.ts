import { ownProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

const product = ownProduct(4640, true);

test.afterAll(() => product.endAll());

test('while one develops, a page has its styles too', async ({ page }) => {
  // The first page is compiled when it is asked for.
  test.setTimeout(180_000);
  await product.startSite();
  await page.goto(`${product.urls.siteUrl}/contact`, { timeout: 120_000 });
  await expect(page.locator('body')).toHaveCSS('font-family', /Nunito Sans/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('main > section').first()).toHaveCSS('position', 'relative');
});
