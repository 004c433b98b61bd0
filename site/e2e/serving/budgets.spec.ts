import { locales } from '@sunfield/shared/locales';
import { stagedCases } from '../../src/content/case-studies.ts';
import { routes } from '../../src/content/routes.ts';
import { fontLateFlag } from '../../src/browser/root-flags.ts';
import { touched } from '../shell/support.ts';
import { product } from '../support/product.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
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
  /** The choreography of a stage, loaded by its case alone. */
  stageStyles: 2 * kB,
  inlineScripts: 3 * kB,
  /** All pages' together: a kilobyte of it are the documents that Pricing and Project show and the screens of
   * projects, another the orders and endings in which case studies differ. */
  styles: 22 * kB,
  /** All script of a page, until a form is touched. */
  entry: 4 * kB,
  /** React and the form, when it is touched. */
  form: 62 * kB,
  page: 300 * kB,
};

const stagedPaths = new Set<string>(stagedCases.map((slug) => `/case-studies/${slug}`));

const documentBudget = (path: string): number => {
  if (path === '/') return budgets.homeDocument;
  return path === '/Pricing' ? budgets.pricingDocument : budgets.document;
};

const sizeOf = async (path: string): Promise<number> => {
  const response = await fetch(product.siteUrl + path, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  return Number(response.headers.get('content-length'));
};

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, url = '']) => url);

/** The names that style sheets gave to the elements of a document. */
const classNames = (html: string) =>
  new Set(
    matches(html, /class="([^"]*)"/gu).flatMap((list) => list.match(/_\w+_\w{5}_\d+/gu) ?? []),
  );

/** The site packs its pages as small as they get after it has rendered them all. */
const packed = async (path: string, limit: number) => {
  await expect
    .poll(() => sizeOf(path), { timeout: 60_000, message: path, intervals: [500] })
    .toBeLessThanOrEqual(limit);
};

for (const { value: locale, label } of locales) {
  test(`${label}: documents and style sheets keep to their budgets`, async () => {
    test.setTimeout(120_000);
    for (const { path } of routes) {
      const url = `${path}?lang=${locale}`;
      const isStaged = stagedPaths.has(path);
      await packed(url, documentBudget(path) + (isStaged ? budgets.stage : 0));
      const html = await (await fetch(product.siteUrl + url)).text();
      // A browser compiles these while it parses: the page's data are not among them.
      const inline = matches(html, /<script>(.*?)<\/script>/gsu).join('');
      expect(inline.length, `${path}: inline scripts`).toBeLessThanOrEqual(budgets.inlineScripts);
      const scripts = matches(html, /<script[^>]* src="([^"]+)"/gu);
      expect(scripts, `${path}: scripts`).toHaveLength(1);
      expect(await sizeOf(scripts[0] ?? ''), `${path}: entry`).toBeLessThanOrEqual(budgets.entry);
      const sheets = new Set(matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/gu));
      expect(sheets.size, `${path}: style sheets`).toBe(isStaged ? 2 : 1);
      const [sheet = '', stageSheet] = sheets;
      if (stageSheet)
        expect(await sizeOf(stageSheet), `${path}: stage`).toBeLessThanOrEqual(budgets.stageStyles);
      expect(await sizeOf(sheet), `${path}: styles`).toBeLessThanOrEqual(budgets.styles);
      const rules = await (await fetch(product.siteUrl + sheet)).text();
      const unstyled = [...classNames(html)].filter((name) => !rules.includes(`.${name}`));
      expect(unstyled, `${path}: names without a rule`).toEqual([]);
    }
  });
}

for (const path of [
  '/',
  '/Pricing',
  '/services/web-development',
  '/case-studies/orderbuddy',
  '/tech/ai',
  '/Project',
]) {
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
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForLoadState('networkidle');
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
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await touched(page);
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = await Promise.all(scripts.slice(1).map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.form);
});

/** From here on a moved element counts as a shift of the layout, in pixels (the Layout Instability API). */
const shiftThreshold = 3;

test.describe('without the font', () => {
  test.use({ expectedErrors: [/\.woff2/u] });

  for (const { value: locale } of locales) {
    test(`${locale}: the header's entries stand where they stand with it`, async ({ page }) => {
      const entries = page.getByRole('banner').locator('a, button').filter({ visible: true });
      const places = async () => {
        await page.goto(`/contact?lang=${locale}`, { waitUntil: 'networkidle' });
        return entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      };
      await page.route('**/*.woff2', (route) => route.abort());
      const without = await places();
      await page.unrouteAll();
      const withFont = await places();
      expect(withFont.length).toBeGreaterThan(5);
      for (const [index, place] of withFont.entries())
        expect(Math.abs(place - (without[index] ?? NaN))).toBeLessThan(shiftThreshold);
    });
  }
});

/** When the font comes, in milliseconds after the first paint; undefined: it is there before. */
const arrivals = { there: undefined, soon: 0, late: 500 };

for (const [font, delay] of Object.entries(arrivals))
  for (const path of ['/', '/case-studies', '/services/web-development', '/contact', '/Pricing']) {
    test(`${path}: nothing moves while the page loads (the font is ${font})`, async ({ page }) => {
      if (delay === undefined) await page.goto('/About', { waitUntil: 'networkidle' });
      else
        await page.route('**/*latin*.woff2', async (route) => {
          const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
          await page.waitForFunction(isPainted);
          await page.waitForTimeout(delay);
          await route.continue();
        });
      // As slow as a phone: the page is painted while it is still being parsed.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toEqual([]);
      const isLate = page.evaluate(
        (name) => document.documentElement.hasAttribute(name),
        fontLateFlag,
      );
      expect(await isLate).toBe(delay !== undefined);
    });
  }
