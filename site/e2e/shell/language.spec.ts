import { languageSubtag, localeOption, locales } from '@sunfield/shared/locales';
import { localeCookie } from '../../src/i18n/chosen-language.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { widths } from './support.ts';
import { translation } from '../../../shared/test/support/translation.ts';

test.use({ viewport: { width: widths.wide, height: 900 } });

const selector = '[popovertarget="languages"]';

test('the selector shows the language, and lists each in itself', async ({ page }) => {
  await page.goto(`/contact?lang=${translation}`);
  const { short, label } = localeOption(translation);
  await expect(page.locator(selector)).toHaveText(short);
  await page.locator(selector).click();
  await expect(page.locator('#languages a')).toHaveText(locales.map((option) => option.label));
  await expect(page.locator('#languages [aria-current]')).toHaveText(label);
  expect((await page.locator('#languages').boundingBox())?.width).toBe(140);
});

test('a change shows no fetched-ahead page of the old language', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').locator('a[href="/About"]').hover();
  await page.locator(selector).click();
  await page.locator('#languages').getByText(localeOption(translation).label).click();
  await page.waitForURL(`/contact?lang=${translation}`);
  await page.getByRole('contentinfo').locator('a[href^="/About"]').click();
  await page.waitForURL(`/About?lang=${translation}`);
  await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
  await expect(page.locator('h1')).toHaveText(createTranslator(translation)('pages.about.heading'));
});

test('where another tab has changed the language, a link leads to a document in that one', async ({
  page,
  baseURL,
}) => {
  await page.goto('/services');
  await page.context().addCookies([{ name: localeCookie, value: translation, url: baseURL ?? '' }]);
  await page.getByRole('contentinfo').locator('a[href="/About"]').click();
  await expect(page.locator('h1')).toHaveText(createTranslator(translation)('pages.about.heading'));
  await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
});

test('the browser’s own key mirrors the cookie', async ({ page }) => {
  await page.goto(`/contact?lang=${translation}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(translation);
});

test('a page out of the browser’s memory in another language is fetched again', async ({
  page,
}) => {
  await page.goto('/contact');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: localeCookie, value: translation, url: origin }]);
  await settled(page);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the selector changes the language', async ({ page }) => {
    await page.goto('/contact');
    await page.locator(selector).click();
    await page.locator('#languages').getByText(localeOption(translation).label).click();
    await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
    await page.goto('/About');
    await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
  });
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: languageSubtag(translation) });
  const t = createTranslator(translation);
  const offer = '[data-language-offer]';

  test('is offered it, in that language, and nothing switches by itself', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator(offer).filter({ visible: true })).toHaveText(
      new RegExp(t('interface.language.offer.text'), 'u'),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('link', { name: t('interface.language.offer.accept') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
    await expect(page.locator(offer).filter({ visible: true })).toHaveCount(0);
  });

  test('may decline once and for all', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: t('interface.language.offer.decline') }).click();
    await expect(page.locator(offer).filter({ visible: true })).toHaveCount(0);
    await page.goto('/About');
    await settled(page);
    await expect(page.locator(offer).filter({ visible: true })).toHaveCount(0);
  });
});

test('a browser that prefers the page’s language is offered nothing', async ({ page }) => {
  await page.goto('/contact');
  await settled(page);
  await expect(page.locator('[data-language-offer]').filter({ visible: true })).toHaveCount(0);
});
