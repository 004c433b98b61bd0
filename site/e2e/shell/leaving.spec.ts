import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { follow, hydrated } from './support.ts';

test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/u] });

const scripts = {
  entry: '**/assets/index-*.js',
  'what hydrates the page': '**/assets/hydrate-*.js',
};

/** How often a document has been asked for. */
function countDocuments(page: Page) {
  const count = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.documents += 1;
  });
  return count;
}

/** Lets requests wait, and then lets them through or fails them. */
async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<'abort' | 'continue'>();
  await page.route(url, async (route) => {
    await route[await promise]();
  });
  return { asked: page.waitForRequest(url), end: resolve };
}

/** Leaves for another document, while something of this one fails. */
async function leave(page: Page, url: string, click: () => Promise<void>, fail: () => void) {
  const next = await hold(page, url);
  await click();
  await next.asked;
  fail();
  // As long as a reload would take.
  await page.waitForTimeout(500);
  next.end('continue');
  await expect(page).toHaveURL(url);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const [name, files] of Object.entries(scripts)) {
  test(`where a script doesn't come (${name}), the page reloads once`, async ({ page }) => {
    const count = countDocuments(page);
    await page.route(files, (route) => route.abort());
    await page.goto('/About');
    await page.mouse.move(1, 1);
    await expect.poll(() => count.documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(2, 2);
    await page.waitForTimeout(500);
    expect(count.documents).toBe(2);
  });

  test(`a link leads on, though a script fails under way (${name})`, async ({ page }) => {
    const script = await hold(page, files);
    await page.goto('/', { waitUntil: 'commit' });
    const link = page.locator('header a[href="/case-studies"]').first();
    await link.hover();
    await script.asked;
    const click = () => link.click({ noWaitAfter: true });
    await leave(page, '/case-studies', click, () => script.end('abort'));
  });
}

test('another language is reached, though a page fails under way', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const twin = await hold(page, '**/RSC/R/About.txt*');
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'));
  await twin.asked;
  const click = () => follow(page.locator('#languages a[lang="fr-FR"]'));
  await leave(page, '/services?lang=fr', click, () => twin.end('abort'));
});
