import { locales } from '@sunfield/shared/locales';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/u] });

for (const { value, iso, label } of locales) {
  const t = createTranslator(value);

  test(`${label}: without a network the visitor is told so in their language`, async ({
    page,
    context,
  }) => {
    await page.goto(`/About?lang=${value}`);
    // It has taken over and knows the language. `waitForFunction` would not await the answer.
    await expect
      .poll(() =>
        page.evaluate(
          async () =>
            navigator.serviceWorker.controller?.state === 'activated' &&
            (await caches.match('/language')) !== undefined,
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', iso);
    await expect(page.locator('h1')).toHaveText(t('interface.offline.title'));
    await context.setOffline(false);
    await page.getByRole('link', { name: t('interface.offline.retry') }).click();
    await expect(page.locator('h1')).toHaveText(t('pages.contact.heading'));
  });
}

test('files named by their content are kept, documents never', async ({ page }) => {
  await page.goto('/About');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = await Promise.all(all.map((cache) => cache.keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).some((path) => path.endsWith('.css'))).toBe(true);
  const strangers = (await kept()).filter(
    (path) => !/^\/(?:assets|land|scenes|offline)\/|^\/(?:language|plain\.css)$/u.test(path),
  );
  expect(strangers).toEqual([]);
});

test('the worker itself is always asked for anew', async ({ request }) => {
  const response = await request.get('/sw.js');
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('a browser that refuses the worker is left alone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/About');
  await page.waitForTimeout(300);
});
