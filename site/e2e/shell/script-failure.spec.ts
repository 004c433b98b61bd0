import type { Page } from '@playwright/test';
import { reloadedAtKey, reloadWindow } from '../../src/browser/head/script-failure.ts';
import { requestForm } from '../support/request-form.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { follow } from './support.ts';
import { translation } from '../../../shared/test/support/translation.ts';
import { localeOption } from '@sunfield/shared/locales';

test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/u] });

const entry = '**/assets/index-*.js';
const form = '**/assets/hydrate-*.js';

/** How often a document has been asked for, and how many have taken the place of the one before. */
function countDocuments(page: Page) {
  const count = { asked: 0, there: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.asked += 1;
  });
  page.on('framenavigated', () => void (count.there += 1));
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

const failure = 'what was asked for has failed';

/** Has a document say in its console that something of it failed, once all that listens to it has been told. */
const tellFailures = (page: Page) =>
  page.addInitScript((text) => {
    const tell = () => setTimeout(() => console.log(text, performance.timeOrigin));
    for (const event of ['error', 'script-failed']) addEventListener(event, tell, true);
    const fetch = window.fetch.bind(window);
    window.fetch = (...asked) =>
      fetch(...asked).catch((error: unknown) => {
        tell();
        throw error;
      });
  }, failure);

/** Leaves for another document, while something of this one fails. A reload would take back the leaving. */
async function leave(page: Page, url: string, click: () => Promise<void>, fail: () => void) {
  const next = await hold(page, url);
  await click();
  await next.asked;
  // A page that is being left can't be asked anything, but it speaks.
  const told = page.waitForEvent('console', (message) => message.text().startsWith(failure));
  fail();
  await told;
  next.end('continue');
  await expect(page).toHaveURL(url);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What listens for a touch is there once the document has loaded: an earlier one asks for no script. */
async function touch(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await requestForm(page).field('firstName').focus();
}

for (const [name, files, need] of [
  ['entry', entry, () => Promise.resolve()],
  ['form', form, touch],
] as const) {
  test(`where the ${name}'s script doesn't come, the page reloads once in a minute`, async ({
    page,
  }) => {
    const count = countDocuments(page);
    await tellFailures(page);
    const told: string[] = [];
    page.on('console', (message) => void told.push(message.text()));
    /** This document's script failed, and what comes of that has come. */
    const failed = async () => {
      const origin = await page.evaluate(() => performance.timeOrigin);
      await expect.poll(() => told).toContain(`${failure} ${origin}`);
    };
    await page.route(files, (route) => route.abort());
    await page.goto('/contact');
    await need(page);
    await expect.poll(() => count.there).toBe(2);
    await page.waitForLoadState('load');
    await need(page);
    await failed();
    expect(count.asked).toBe(2);
    await page.evaluate(([key, time]) => sessionStorage.setItem(key, String(Date.now() - time)), [
      reloadedAtKey,
      reloadWindow,
    ] as const);
    await page.reload();
    await need(page);
    // Once more than it was asked to, and no oftener: one that came too early would make five.
    await expect.poll(() => count.there).toBe(4);
    await page.waitForLoadState('load');
    await need(page);
    await failed();
    expect(count.asked).toBe(4);
  });

  test(`a link leads on, though the ${name}'s script fails under way`, async ({ page }) => {
    await tellFailures(page);
    const script = await hold(page, files);
    await page.goto('/contact', { waitUntil: 'commit' });
    await need(page);
    await script.asked;
    const link = page.locator(`#languages a[lang="${localeOption(translation).iso}"]`);
    await leave(
      page,
      `/contact?lang=${translation}`,
      () => follow(link),
      () => script.end('abort'),
    );
  });
}

test('another language is reached, though a page fails under way', async ({ page }) => {
  await tellFailures(page);
  await page.goto('/services');
  await settled(page);
  const about = await hold(page, '**/About');
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'));
  await about.asked;
  const link = page.locator(`#languages a[lang="${localeOption(translation).iso}"]`);
  await leave(
    page,
    `/services?lang=${translation}`,
    () => follow(link),
    () => about.end('abort'),
  );
});
