import { localeOption, locales } from '@sunfield/shared/locales';
import { parseHTML } from 'linkedom';
import { localeCookie } from '../../src/i18n/chosen-language.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { seen, textOf } from '../served/served-page.ts';
import { expect, test } from '../support/test.ts';
import { brokenSite, type BrokenSite } from './broken-site.ts';
import { follow, widths } from './support.ts';
import { translation } from '../../../shared/test/support/translation.ts';

test.use({ expectedErrors: [/404|500/u] });

test('a link to a page that doesn’t exist shows the same page', async ({ page }) => {
  await page.setViewportSize({ width: widths.wide, height: 900 });
  await page.goto('/services');
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'), '/no-such-page');
  await page.waitForURL('/no-such-page');
  await expect(page.locator('main')).toContainText('This page could not be found');
});

test.describe('a page that throws', () => {
  // One site for all of them, because starting it takes a while.
  test.describe.configure({ mode: 'serial' });
  let site: BrokenSite;
  test.beforeAll(async () => {
    site = await brokenSite();
  });
  test.afterAll(() => site.stop());

  test('the server sends the error page with its status, in each language', async () => {
    for (const { value, iso } of locales) {
      const t = createTranslator(value);
      const answer = await fetch(`${site.url}/contact`, {
        headers: { cookie: `${localeCookie}=${value}` },
      });
      expect(answer.status).toBe(500);
      const { document } = parseHTML(await answer.text());
      expect(document.documentElement.lang).toBe(iso);
      const main = document.querySelector('main');
      expect(textOf(main?.querySelector('h1'))).toBe(seen(t('interface.error.heading')));
      expect(textOf(main)).toContain(seen(t('interface.error.server.message')));
      expect(textOf(main)).toContain('500');
      expect(textOf(main?.querySelector('a[href="/"]'))).toBe(seen(t('interface.error.toHome')));
    }
  });

  test('it is the same page when a visitor follows a link to it', async ({ page }) => {
    await page.goto(`${site.url}/About`);
    await follow(page.getByRole('contentinfo').locator('a[href="/privacy-policy"]'), '/contact');
    await page.waitForURL('**/contact');
    await expect(page.locator('h1')).toHaveText('Oops... Something went wrong');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('when the error page fails as well, the last resort is shown', async ({ request }) => {
    const response = await request.get(`${site.url}/contact?lang=${translation}`);
    expect(response.status()).toBe(500);
    const html = await response.text();
    expect(html).toContain(createTranslator(translation)('interface.error.lastResort.message'));
    expect(html).toContain(`<html lang="${localeOption(translation).iso}">`);
  });
});
