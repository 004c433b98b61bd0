import type { Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { loadingThrottle } from '../../src/browser/loading-progress.ts';
import { expect, test } from '../support/test.ts';
import { follow, hydrated, widths } from './support.ts';

test.use({ viewport: { width: widths.wide, height: 900 } });

const t = createTranslator('en');
const twin = '**/RSC/R/About.txt*';
const bar = (page: Page) => page.getByRole('progressbar', { name: t('interface.loading') });
const about = (page: Page) => page.getByRole('contentinfo').locator('a[href="/About"]');

async function start(page: Page): Promise<void> {
  await page.goto('/services');
  await hydrated(page);
}

test('a link inside the site changes the page, its title, and where focus is', async ({ page }) => {
  await start(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(about(page));
  await page.waitForURL('/About');
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  await expect(page.locator('main')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: t('pages.about.meta.title') }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(t('pages.services.heading'));
});

test('a slow page shows the loading bar, which advances and goes when the page has come', async ({
  page,
}) => {
  await start(page);
  const { promise: seen, resolve: letPass } = Promise.withResolvers<boolean>();
  await page.route(twin, async (route) => {
    await seen;
    await route.continue();
  });
  await follow(about(page));
  await expect(bar(page)).toBeVisible();
  const value = async () => Number(await bar(page).getAttribute('aria-valuenow'));
  const first = await value();
  expect(first).toBeGreaterThanOrEqual(30);
  await expect.poll(value).toBeGreaterThan(first);
  letPass(true);
  await page.waitForURL('/About');
  await expect(bar(page)).toBeHidden();
});

test('a page that comes at once shows no bar', async ({ page }) => {
  await start(page);
  await Promise.all([page.waitForResponse(twin), about(page).hover()]);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const element = document.querySelector('[role=progressbar]');
    if (element)
      new MutationObserver(() => seen.push(!element.hasAttribute('hidden'))).observe(element, {
        attributeFilter: ['hidden'],
      });
  });
  await follow(about(page));
  await page.waitForURL('/About');
  await page.waitForTimeout(loadingThrottle);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(
    true,
  );
});

test.describe('where the page can’t be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|502|503/u] });

  test('the browser asks the server itself', async ({ page }) => {
    await start(page);
    await page.route(twin, (route) => route.abort());
    const document = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/About'),
    );
    await follow(about(page));
    await document;
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  });

  test('a failing answer shows the server’s own', async ({ page }) => {
    await start(page);
    await page.route(twin, (route) => route.fulfill({ status: 503, body: '' }));
    await follow(about(page));
    await page.waitForURL('/About');
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  });
});

test('another casing is redirected, and shown at its exact path', async ({ page }) => {
  await start(page);
  await follow(about(page), '/about');
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
});

test.describe('prefetch', () => {
  const asked = (page: Page) => {
    const twins: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/RSC/R/')) twins.push(new URL(request.url()).pathname);
    });
    return twins;
  };

  test('a page is fetched ahead when its link is pointed at, once', async ({ page }) => {
    await start(page);
    const twins = asked(page);
    await about(page).hover();
    await expect.poll(() => twins).toEqual(['/RSC/R/About.txt']);
    await page.mouse.move(1, 1);
    await about(page).hover();
    await page.waitForTimeout(200);
    expect(twins).toEqual(['/RSC/R/About.txt']);
  });

  test('a page is fetched ahead when its link gets focus', async ({ page }) => {
    await start(page);
    const twins = asked(page);
    await about(page).focus();
    await expect.poll(() => twins).toEqual(['/RSC/R/About.txt']);
  });

  test('neither this page nor another language is fetched ahead', async ({ page }) => {
    await start(page);
    const twins = asked(page);
    await page.locator('[popovertarget="languages"]').click();
    await page.locator('#languages a').nth(1).hover();
    await page.locator('#services-menu').locator('a[href="/services"]').focus();
    await page.waitForTimeout(300);
    expect(twins).toEqual([]);
  });

  for (const [name, connection] of [
    ['2g', { effectiveType: '2g' }],
    ['data saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`nothing is fetched ahead on ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await start(page);
      const twins = asked(page);
      await about(page).hover();
      await page.waitForTimeout(300);
      expect(twins).toEqual([]);
    });
  }
});
