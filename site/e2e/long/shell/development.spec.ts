import { ownProduct } from '../../support/own-product.ts';
import { expect, test } from '../../support/test.ts';
import { translation } from '../../../../shared/test/support/translation.ts';

// One site for both, because starting it takes a while.
test.describe.configure({ mode: 'serial' });

const product = await ownProduct(true);

test.afterAll(() => product.endAll());

test.beforeAll(async () => {
  // The first start compiles.
  test.setTimeout(180_000);
  await product.startSite();
});

test('while one develops, a page has its styles too', async ({ page }) => {
  // The first page is compiled when it is asked for.
  test.setTimeout(180_000);
  await page.goto(`${product.urls.siteUrl}/contact`, { timeout: 120_000 });
  await expect(page.locator('body')).toHaveCSS('font-family', /Nunito Sans/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('main > section').first()).toHaveCSS('position', 'relative');
});

test('while one develops, the site answers as it does in production', async () => {
  const { siteUrl } = product.urls;
  for (const [path, text] of [
    ['/healthz', '"status":"ok"'],
    ['/.well-known/security.txt', 'Contact:'],
    ['/sitemap.xml', '<urlset'],
    ['/robots.txt', 'Sitemap:'],
    ['/llms.txt', '## Pages'],
    ['/manifest.webmanifest', 'start_url'],
  ] as const) {
    const response = await fetch(siteUrl + path);
    expect(await response.text(), path).toContain(text);
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
  const page = await fetch(`${siteUrl}/contact?lang=${translation}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('set-cookie')).toContain(`i18n_redirected=${translation}`);
  const exact = await fetch(`${siteUrl}/pricing`, { redirect: 'manual' });
  expect(exact.status).toBe(308);
  expect(exact.headers.get('location')).toBe('/Pricing');
  expect((await fetch(siteUrl, { method: 'POST' })).status).toBe(405);
});
