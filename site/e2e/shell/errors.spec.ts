import { locales } from '@sunfield/shared/locales';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';
import { brokenSite, type BrokenSite } from './broken-site.ts';
import { follow, hydrated, widths } from './support.ts';

test.use({ expectedErrors: [/404|500/u] });

for (const { value, iso, label } of locales) {
  const t = createTranslator(value);

  test.describe(label, () => {
    test.use({ javaScriptEnabled: false });

    test('an unknown address is a 404 with the whole shell', async ({ page }) => {
      const response = await page.goto(`/no-such-page?lang=${value}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      await expect(page.locator('h1')).toHaveText(t('interface.error.heading'));
      await expect(page.locator('main')).toContainText(t('interface.error.notFound.message'));
      await expect(page.locator('main')).toContainText('404');
      await expect(page.getByRole('banner')).toBeVisible();
      await page
        .locator('main')
        .getByRole('link', { name: t('interface.error.toHome') })
        .click();
      await page.waitForURL(`/?lang=${value}`);
    });
  });
}

test('a slug that nobody knows is a 404, as a document and as an RSC twin', async ({ request }) => {
  for (const path of ['/services/no', '/case-studies/no', '/projects/project-9', '/tech/no']) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get(`/RSC/R${path}.txt`)).status(), path).toBe(404);
  }
});

test('a 404 inside the router shows the same page', async ({ page }) => {
  await page.setViewportSize({ width: widths.wide, height: 900 });
  await page.goto('/services');
  await hydrated(page);
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'), '/no-such-page');
  await page.waitForURL('/no-such-page');
  await expect(page.locator('main')).toContainText('This page could not be found');
});

test('the error page and the 404 page can’t be asked for', async ({ request }) => {
  for (const path of ['/error-page', '/RSC/R/error-page.txt', '/404'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('anything but GET and HEAD is refused', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const response = await request.fetch('/About', { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  }
  expect((await request.head('/About')).status()).toBe(200);
});

test.describe('exact routes', () => {
  for (const [asked, exact] of [
    ['/pricing', '/Pricing'],
    ['/ABOUT', '/About'],
    ['/About/', '/About'],
    ['/project', '/Project'],
    ['/Services/Web-Development?lang=fr', '/services/web-development?lang=fr'],
  ] as const) {
    test(`${asked} is permanently ${exact}, as a document and as an RSC twin`, async ({
      request,
    }) => {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(exact);
      const twinOf = (path: string) => `/RSC/R${path.replace(/\?.*|\/$/u, '')}.txt`;
      const twin = await request.get(twinOf(asked), { maxRedirects: 0 });
      if (twinOf(asked) === twinOf(exact)) return;
      expect(twin.status()).toBe(308);
      expect(twin.headers().location).toContain(twinOf(exact));
    });
  }
});

test.describe('a page that throws', () => {
  // One site for all of them, because starting it takes a while.
  test.describe.configure({ mode: 'serial' });
  let site: BrokenSite;
  test.beforeAll(async () => {
    site = await brokenSite();
  });
  test.afterAll(() => site.stop());

  for (const { value, iso, label } of locales) {
    const t = createTranslator(value);

    test(`${label}: the server sends the error page with its status`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await context.addCookies([{ name: 'i18n_redirected', value, url: site.url }]);
      const response = await page.goto(`${site.url}/contact`);
      expect(response?.status()).toBe(500);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      await expect(page.locator('h1')).toHaveText(t('interface.error.heading'));
      await expect(page.locator('main')).toContainText(t('interface.error.server.message'));
      await expect(page.locator('main')).toContainText('500');
      const home = page.locator('main').getByRole('link', { name: t('interface.error.toHome') });
      await expect(home).toHaveAttribute('href', '/');
      await context.close();
    });
  }

  test('it is the same page when the visitor comes through the router', async ({ page }) => {
    await page.goto(`${site.url}/About`);
    await hydrated(page);
    await follow(page.getByRole('contentinfo').locator('a[href="/privacy-policy"]'), '/contact');
    await page.waitForURL('**/contact');
    await expect(page.locator('h1')).toHaveText('Oops... Something went wrong');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('when the error page fails as well, the last resort is shown', async ({ request }) => {
    const response = await request.get(`${site.url}/contact?lang=fr`);
    expect(response.status()).toBe(500);
    const html = await response.text();
    expect(html).toContain(createTranslator('fr')('interface.error.lastResort.message'));
    expect(html).toContain('<html lang="fr-FR">');
  });
});
