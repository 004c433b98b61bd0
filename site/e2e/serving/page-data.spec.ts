import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { hydrated, isHydrated, pageOf, widths } from '../shell/support.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitors } from '../support/visitors.ts';

const t = createTranslator('en');
const twins = '**/RSC/R/**';

/** What an answer is made of another one by. */
const altered = (change: (text: string) => string, headers: Record<string, string> = {}) =>
  async function answer(route: Route) {
    const response = await route.fetch();
    const body = change(await response.text());
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  };

const half = (text: string) => text.slice(0, text.length / 2);
const same = (text: string) => text;

/** What may become of the data that a page is to be hydrated with. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'never come': () => new Promise<never>(() => undefined),
  'are refused': (route) => route.abort(),
  'are an error': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'are the page of somebody else': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in to this network</h1>' }),
  'are cut': altered(half),
  'are changed on the way': altered((text) => text.replace(/.(?=.{2000}$)/su, '#')),
  'are of another language': altered(same, { 'content-language': 'fr-FR' }),
  'are of another build': async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<="_buildId":")[^"]*/u, 'another');
    const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
    const headers = { ...response.headers(), 'unencoded-digest': digest };
    await route.fulfill({ response, body, headers });
  },
};

/** Opens a page whose data meet a fault, and waits until they have. Gives what it says before. */
async function open(page: Page, path: string, fault: (route: Route) => Promise<void>) {
  // Nothing begins by itself.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const { promise: met, resolve } = Promise.withResolvers<undefined>();
  await page.route(twins, (route) => {
    resolve(undefined);
    return fault(route);
  });
  await page.goto(path);
  const text = await page.locator('body').textContent();
  await page.keyboard.press('Shift');
  await met;
  // Long enough for React to break what it would take over.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/hydrate-')),
  );
  await page.waitForTimeout(500);
  return text;
}

test.describe('where the data of a page', () => {
  test.use({
    expectedErrors: [/Failed to load resource|404/u],
    viewport: { width: widths.wide, height: 900 },
  });

  for (const [what, fault] of Object.entries(faults)) {
    for (const [layout, path] of Object.entries(pageOf)) {
      // A page that doesn't exist brings its data along.
      if (layout === 'without-footer') continue;

      test(`${what}, a page of ${layout} can be read and used`, async ({ page }) => {
        const text = await open(page, path, fault);
        expect(await isHydrated(page)).toBe(false);
        expect(await page.locator('body').textContent()).toBe(text);
        await page.locator('[popovertarget="languages"]').click();
        await expect(page.locator('#languages')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#languages')).toBeHidden();
        await page.getByRole('banner').locator('a[href="/case-studies"]').first().click();
        await expect(page).toHaveURL('/case-studies');
        await expect(page.locator('h1')).toHaveText(t('pages.case-studies.heading'));
      });
    }

    test(`${what}, the form says what is missing, and sends`, async ({ page }) => {
      await open(page, pageOf.layout4, fault);
      const request = requestForm(page);
      const { form, field, submit } = request;
      await submit.click();
      // The browser's own bubble, which is no part of the page, stands at the field that has focus.
      await expect(field('firstName')).toBeFocused();
      expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
      await request.fill(visitors.en, freshEmail('document'));
      await submit.click();
      await expect(page.getByRole('heading', { name: t('form.sent.heading') })).toBeVisible();
    });
  }

  test('come late, it is hydrated then', async ({ page }) => {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    await open(page, pageOf.layout4, async (route) => {
      await late;
      await route.continue();
    });
    const { field } = requestForm(page);
    await field('firstName').fill('Nguyễn');
    expect(await isHydrated(page)).toBe(false);
    resolve(undefined);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(field('firstName')).toHaveValue('Nguyễn');
  });

  test('can be had again, it is hydrated at a later intent', async ({ page }) => {
    await open(page, pageOf.layout5, (route) => route.abort());
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return isHydrated(page);
      })
      .toBe(true);
  });
});

for (const path of ['/?interest=blockchain', '/contact?request=failed', pageOf['without-footer']]) {
  test.describe('rendered for one visitor alone', () => {
    test.use({ expectedErrors: [/404/u] });

    test(`${path} brings its data along`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(path);
      await hydrated(page);
      expect(asked.filter((url) => url.includes('/RSC/'))).toEqual([]);
    });
  });
}

for (const [name, connection] of [
  ['2g', { effectiveType: '2g' }],
  ['data saver', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`on ${name} nothing is fetched before an intent`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/About', { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked.filter((url) => /\/RSC\/|hydrate/u.test(url))).toEqual([]);
    await hydrated(page);
    expect(asked.filter((url) => url.includes('/RSC/'))).toHaveLength(1);
  });
}
