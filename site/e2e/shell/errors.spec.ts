import { locales } from '@sunfield/shared/locales';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';
import { brokenSite, type BrokenSite } from './broken-site.ts';
import { follow, widths } from './support.ts';

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

test('a slug that nobody knows is a 404', async ({ request }) => {
  for (const path of ['/services/no', '/case-studies/no', '/projects/project-9', '/tech/no']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a link to a page that doesn’t exist shows the same page', async ({ page }) => {
  await page.setViewportSize({ width: widths.wide, height: 900 });
  await page.goto('/services');
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'), '/no-such-page');
  await page.waitForURL('/no-such-page');
  await expect(page.locator('main')).toContainText('This page could not be found');
});

test('the error page and the 404 page can’t be asked for', async ({ request }) => {
  for (const path of ['/error-page', '/404'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('no address speaks React’s wire format', async ({ request }) => {
  for (const path of ['/RSC/R/About.txt', '/RSC/R/_root.txt', '/RSC/F/x/y.txt', '/RSC/']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/^<!DOCTYPE html>/u);
    expect((await request.post(path, { data: '[]' })).status(), path).toBe(405);
  }
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
    test(`${asked} is permanently ${exact}`, async ({ request }) => {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(exact);
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

  test('it is the same page when a visitor follows a link to it', async ({ page }) => {
    await page.goto(`${site.url}/About`);
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
