import { locales } from '@sunfield/shared/locales';
import { localeCookie, localeCookieDays } from '../../src/i18n/chosen-language.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';
import { widths } from './support.ts';

test.use({ viewport: { width: widths.wide, height: 900 } });

const selector = '[popovertarget="languages"]';

for (const { value, iso, short, label } of locales) {
  const t = createTranslator(value);

  test(`${label}: the address decides, the server speaks it, the cookie keeps it`, async ({
    request,
  }) => {
    const response = await request.get(`/contact?lang=${value}`);
    const html = await response.text();
    expect(html).toContain(`<html lang="${iso}"`);
    expect(html).toContain(t('interface.skip'));
    const cookie = response.headers()['set-cookie'] ?? '';
    expect(cookie).toContain(`${localeCookie}=${value}`);
    expect(cookie).toContain(`Max-Age=${localeCookieDays * 24 * 60 * 60}`);
    expect(await (await request.get('/contact')).text()).toContain(`<html lang="${iso}"`);
  });

  test(`${label}: the selector shows ${short} and lists each language in itself`, async ({
    page,
  }) => {
    await page.goto(`/contact?lang=${value}`);
    await expect(page.locator(selector)).toHaveText(short);
    await page.locator(selector).click();
    const links = page.locator('#languages a');
    await expect(links).toHaveText(locales.map((option) => option.label));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('lang')))).toEqual(
      locales.map((option) => option.iso),
    );
    await expect(page.locator('#languages [aria-current]')).toHaveText(label);
    expect((await page.locator('#languages').boundingBox())?.width).toBe(140);
  });
}

test('what is not one of the four is ignored, in the address and in the cookie', async ({
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `${localeCookie}=xx`, 'accept-language': 'fr' },
  });
  const response = await visitor.get('/contact?lang=de');
  expect(await response.text()).toContain('<html lang="en-US"');
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('the address is stronger than the cookie', async ({ context, request, baseURL }) => {
  await context.addCookies([{ name: localeCookie, value: 'ko', url: baseURL ?? '' }]);
  const html = await (await request.get('/contact?lang=fr')).text();
  expect(html).toContain('<html lang="fr-FR"');
});

test('a change shows no fetched-ahead page of the old language', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').locator('a[href="/About"]').hover();
  await page.locator(selector).click();
  await page.locator('#languages').getByText('Français').click();
  await page.waitForURL('/contact?lang=fr');
  await page.getByRole('contentinfo').locator('a[href^="/About"]').click();
  await page.waitForURL('/About?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('h1')).toHaveText(createTranslator('fr')('pages.about.heading'));
});

test('where another tab has changed the language, a link leads to a document in that one', async ({
  page,
  baseURL,
}) => {
  await page.goto('/services');
  await page.context().addCookies([{ name: localeCookie, value: 'fr', url: baseURL ?? '' }]);
  await page.getByRole('contentinfo').locator('a[href="/About"]').click();
  await expect(page.locator('h1')).toHaveText(createTranslator('fr')('pages.about.heading'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('the browser’s own key mirrors the cookie', async ({ page }) => {
  await page.goto('/contact?lang=jp');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('jp');
});

test('a page out of the browser’s memory in another language is fetched again', async ({
  page,
}) => {
  await page.goto('/contact');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: localeCookie, value: 'fr', url: origin }]);
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect(async () => {
    await page.evaluate(comeBack);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR', { timeout: 1000 });
  }).toPass();
});

test('without anchor positioning the languages still open below the header, inside the window', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('position-area', 'position-of-old');
    await route.fulfill({ response, body });
  });
  await page.goto('/contact');
  await page.locator(selector).click();
  const box = await page.locator('#languages').boundingBox();
  const header = await page.locator('header').first().boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('on a page whose address names the language, every link inside the site does', async ({
  page,
}) => {
  await page.goto('/contact?lang=ko');
  const plain = await page
    .locator('header a[href^="/"], footer a[href^="/"], aside a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((href) => !href?.includes('lang=ko')),
    );
  expect(plain).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the selector changes the language', async ({ page }) => {
    await page.goto('/contact');
    await page.locator(selector).click();
    await page.locator('#languages').getByText('한국어').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
    await page.goto('/About');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  });
});

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });
  const t = createTranslator('fr');
  const offer = '[data-language-offer]';

  test('is offered French, in French, and nothing switches by itself', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator(offer).filter({ visible: true })).toHaveText(
      new RegExp(t('interface.language.offer.text'), 'u'),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('link', { name: t('interface.language.offer.accept') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page.locator(offer).filter({ visible: true })).toHaveCount(0);
  });

  test('may decline once and for all', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: t('interface.language.offer.decline') }).click();
    await expect(page.locator(offer).filter({ visible: true })).toHaveCount(0);
    await page.goto('/About');
    await page.waitForTimeout(300);
    await expect(page.locator(offer).filter({ visible: true })).toHaveCount(0);
  });
});

test('a browser that prefers the page’s language is offered nothing', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForTimeout(300);
  await expect(page.locator('[data-language-offer]').filter({ visible: true })).toHaveCount(0);
});
