import { localeOption, localeValues } from '@sunfield/shared/locales';
import type { Page } from '@playwright/test';
import { translation } from '../../../shared/test/support/translation.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/u] });

/** The worker comes when the page has long been there (src/browser/service-worker.ts). */
const later = 20_000;

async function withWorker(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await settled(page);
  await page.clock.runFor(later);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('without a network the visitor is told so in their language', async ({ page, context }) => {
  const t = createTranslator(translation);
  await withWorker(page, `/About?lang=${translation}`);
  // It knows the language. `waitForFunction` would not await the answer.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/language')) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
  await expect(page.locator('h1')).toHaveText(t('interface.offline.title'));
  await context.setOffline(false);
  await page.getByRole('link', { name: t('interface.offline.retry') }).click();
  await expect(page.locator('h1')).toHaveText(t('pages.contact.heading'));
});

test('the offline pages are kept, and nothing else: no full disk keeps a file from a page', async ({
  page,
}) => {
  await withWorker(page, '/About');
  await page.reload();
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = await Promise.all(all.map((cache) => cache.keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname);
    });
  const offline = localeValues.map((language) => `/offline/${language}`).toSorted();
  await expect
    .poll(async () => (await kept()).toSorted())
    .toEqual(['/language', ...offline, '/plain.css']);
});

test('the worker of an earlier site at this address ends', async ({ page }) => {
  await page.goto('/About');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
});

test('a browser that refuses the worker is left alone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      Object.assign(window, { refused: true });
      return Promise.reject(new Error('refused'));
    };
  });
  await page.clock.install();
  await page.goto('/About');
  await settled(page);
  await page.clock.runFor(later);
  // What was refused and not caught would be an error in the console.
  expect(await page.evaluate(() => 'refused' in window)).toBe(true);
});
