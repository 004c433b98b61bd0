import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@sunfield/shared/locales';
import { routes } from '../../src/content/routes.ts';
import { requestForm } from '../support/request-form.ts';
import { ask } from '../support/ask.ts';
import { product } from '../support/product.ts';
import { settled } from '../support/settled.ts';
import { stagedSlugs } from '../support/staged.ts';
import { expect, test } from '../support/test.ts';

/** What a page may weigh, in bytes as they are sent. */
const kB = 1000;
const budgets = {
  document: 10 * kB,
  homeDocument: 18 * kB,
  /** The form, and beside it the rates and what the contract says. */
  pricingDocument: 11.5 * kB,
  /** What a stage adds to the document of its case: its drawing is part of the page, to move in it. */
  stage: 25 * kB,
  /** The choreography of a stage, loaded by its case alone, and that of home. */
  stageStyles: 2 * kB,
  inlineScripts: 3 * kB,
  /** All pages' together. */
  styles: 20 * kB,
  /** A scene in any of its compositions. */
  picture: 12 * kB,
  /** All script of a page, until a form is touched. */
  entry: 4 * kB,
  /** React and the form, when it is touched. */
  form: 62 * kB,
  page: 300 * kB,
};

const documentBudget = (path: string): number => {
  if (path === '/') return budgets.homeDocument;
  return path === '/Pricing' ? budgets.pricingDocument : budgets.document;
};

const sizeOf = async (path: string): Promise<number> => {
  const response = await ask(path, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  return Number(response.headers.get('content-length'));
};

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, url = '']) => url);

/** The site packs its pages as small as they get after it has rendered them all. */
const packed = async (path: string, limit: number) => {
  await expect
    .poll(() => sizeOf(path), { timeout: 120_000, message: path, intervals: [500] })
    .toBeLessThanOrEqual(limit);
};

test('documents and style sheets keep to their budgets', async () => {
  // The site goes on packing its pages after it has started, and that comes after everything else.
  test.setTimeout(300_000);
  for (const { value: locale } of locales)
    for (const { path, page } of routes) {
      const url = `${path}?lang=${locale}`;
      const isStaged =
        page.family === 'caseStudies' && (stagedSlugs as string[]).includes(page.entry);
      await packed(url, documentBudget(path) + (isStaged ? budgets.stage : 0));
      const html = await (await ask(url)).text();
      // A browser compiles these while it parses: the page's data are not among them.
      const inline = matches(html, /<script>(.*?)<\/script>/gsu).join('');
      expect(inline.length, `${path}: inline scripts`).toBeLessThanOrEqual(budgets.inlineScripts);
      const scripts = matches(html, /<script[^>]* src="([^"]+)"/gu);
      expect(scripts, `${path}: scripts`).toHaveLength(1);
      expect(await sizeOf(scripts[0] ?? ''), `${path}: entry`).toBeLessThanOrEqual(budgets.entry);
      const sheets = new Set(matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/gu));
      expect(sheets.size, `${path}: style sheets`).toBe(isStaged || path === '/' ? 2 : 1);
      const [sheet = '', stageSheet] = sheets;
      if (stageSheet)
        expect(await sizeOf(stageSheet), `${path}: stage`).toBeLessThanOrEqual(budgets.stageStyles);
      expect(await sizeOf(sheet), `${path}: styles`).toBeLessThanOrEqual(budgets.styles);
    }
});

test('each scene is light in every composition and language', () => {
  const cwd = fileURLToPath(new URL('../../dist/public/scenes', import.meta.url));
  for (const { value: locale } of locales) {
    const pictures = globSync(`${locale}/*.svg.br`, { cwd });
    expect(pictures.length).toBeGreaterThan(100);
    const heavy = pictures.filter((path) => statSync(join(cwd, path)).size > budgets.picture);
    expect(heavy).toEqual([]);
  }
});

test('the editor of words is no part of what is built', () => {
  const cwd = fileURLToPath(new URL('../../dist', import.meta.url));
  const built = globSync('**/*.{js,css,html,json}', { cwd });
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((file) => /sveltia/iu.test(readFileSync(join(cwd, file), 'utf8')))).toEqual(
    [],
  );
});

for (const path of ['/', '/Pricing', '/case-studies/orderbuddy']) {
  test(`${path}: what a browser loads keeps to its budgets`, async ({ page }) => {
    const requests: { url: string; type: string }[] = [];
    page.on('request', (request) =>
      requests.push({ url: request.url(), type: request.resourceType() }),
    );
    await page.goto(path, { waitUntil: 'load' });
    const weigh = async (type?: string) => {
      const paths = new Set(
        requests
          .filter((request) => request.url.startsWith(product.siteUrl))
          .filter((request) => type === undefined || request.type === type)
          .map(({ url }) => url.slice(product.siteUrl.length)),
      );
      const sizes = await Promise.all([...paths].map(sizeOf));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    await settled(page);
    // As a visitor reads: each picture is asked for when it comes near. What moves alone is hidden from who wants none.
    for (const picture of await page.locator('img:not([hidden] *)').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    expect(await weigh('script')).toBeLessThanOrEqual(budgets.entry);
    expect(await weigh()).toBeLessThanOrEqual(budgets.page);
    const foreign = requests.filter(
      ({ url }) => !url.startsWith(product.siteUrl) && !url.startsWith('data:'),
    );
    expect(foreign).toEqual([]);
  });
}

test('React and the form come when the form is touched, and keep to their budget', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact');
  await settled(page);
  expect(scripts).toHaveLength(1);
  await requestForm(page).touched();
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = await Promise.all(scripts.slice(1).map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.form);
});
