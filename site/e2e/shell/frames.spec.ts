import { company } from '@sunfield/shared/company';
import { createTranslator } from '../../src/i18n/translator.ts';
import type { Layout } from '../../src/content/routes.ts';
import { expect, test } from '../support/test.ts';
import { pageOf } from './support.ts';

test.use({ javaScriptEnabled: false });

const t = createTranslator('en');

/** What a footer has of its own: docs/layouts.md. */
const frames: Record<Layout, { footer?: string; callToAction?: boolean; cookies?: boolean }> = {
  default: { footer: '/get-trial', callToAction: true },
  layout2: { footer: '/services/qa-sts', callToAction: true },
  layout4: { footer: '/services/qa-sts' },
  layout5: { footer: '/get-trial', cookies: true },
  'dark-header': { footer: '/get-trial' },
  'without-footer': {},
};

for (const [layout, { footer, callToAction, cookies }] of Object.entries(frames)) {
  test.describe(layout, () => {
    // The page of without-footer is a 404.
    test.use({ expectedErrors: [/404/u] });

    test('has its footer, call to action and bars', async ({ page }) => {
      await page.goto(pageOf[layout as Layout]);
      const contentinfo = page.getByRole('contentinfo');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(contentinfo).toHaveCount(footer ? 1 : 0);
      if (footer) {
        await expect(contentinfo.locator(`a[href="${footer}"]`)).toBeVisible();
        await expect(contentinfo.locator('a[href="/privacy-policy"]')).toBeVisible();
      }
      await expect(
        page.getByRole('heading', { name: t('interface.callToAction.heading') }),
      ).toHaveCount(callToAction ? 1 : 0);
      await expect(page.locator('[data-cookie-bar]')).toHaveCount(cookies ? 1 : 0);
    });
  });
}

for (const layout of ['default', 'layout2', 'layout4'] as const) {
  test(`the footer of ${layout} has the ways to reach the company`, async ({ page }) => {
    await page.goto(pageOf[layout]);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    await expect(footer.locator(`a[href="${company.phone.href}"]`)).toBeVisible();
    for (const { href } of company.social)
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  });
}

for (const layout of ['default', 'layout4'] as const) {
  test(`each address in the footer of ${layout} opens a maps service`, async ({ page }) => {
    await page.goto(pageOf[layout]);
    for (const { map, street } of company.offices)
      await expect(page.locator(`address a[href="${map}"]`)).toContainText(street);
  });
}

const pages = [
  '/',
  '/About',
  '/services',
  '/case-studies',
  '/projects',
  '/techs',
  '/tech',
  '/Project',
  '/get-trial',
  '/Pricing',
  '/contact',
];

for (const layout of ['default', 'layout2', 'layout4', 'layout5', 'dark-header'] as const)
  test(`the footer of ${layout} lists all pages of the site`, async ({ page }) => {
    await page.goto(pageOf[layout]);
    const paths = await page
      .getByRole('contentinfo')
      .locator('li a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.slice(0, pages.length)).toEqual(pages);
  });

test('the other footers show the site: its pages, five services, two technologies', async ({
  page,
}) => {
  await page.goto(pageOf.layout2);
  const paths = await page
    .getByRole('contentinfo')
    .locator('li a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    ...pages,
    '/services/dedicated-teams',
    '/services/web-development',
    '/services/mobile-app-development',
    '/services/cloud-devops',
    '/services/qa-sts',
    '/tech/full-stack',
    '/tech/data-app',
  ]);
});

test('Create request leads to the request page at its exact path', async ({ page }) => {
  await page.goto(pageOf.default);
  await page.getByRole('link', { name: t('interface.callToAction.button') }).click();
  await page.waitForURL('/Pricing');
});
