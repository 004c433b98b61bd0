import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';
import { follow, widths } from './support.ts';

test.use({
  viewport: { width: widths.wide, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const t = createTranslator('en');

test('the picture of a card travels to the hero of its page', async ({ page }) => {
  await page.goto('/case-studies');
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = begin(change);
      Object.assign(window, {
        travelling: transition.ready.then(() => [
          location.pathname,
          ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
        ]),
      });
      return transition;
    };
  });
  await page.locator('main a[href="/case-studies/taffi"]').first().click();
  await page.waitForURL('/case-studies/taffi');
  await expect(page.locator('h1')).toHaveText(t('caseStudies.taffi.heading'));
  const travelling = page.evaluate(
    () => (window as unknown as { travelling: Promise<string[]> }).travelling,
  );
  expect(await travelling).toEqual(
    expect.arrayContaining(['/case-studies/taffi', '::view-transition-group(taffi)']),
  );
  expect(await travelling).not.toContain('::view-transition-old(orderbuddy)');
  // Then the style sheet names them again, for the way to another document.
  await expect(page.locator('[data-subject][style*="view-transition-name"]')).toHaveCount(0);
});

test('a page that does not come at once keeps nobody waiting', async ({ page }) => {
  await page.goto('/case-studies');
  const { promise: seen, resolve: letPass } = Promise.withResolvers<boolean>();
  await page.route('**/case-studies/taffi', async (route) => {
    await seen;
    await route.continue();
  });
  await follow(page.locator('main a[href="/case-studies/taffi"]').first());
  // The window moves on: it shows the bar while the page is waited for.
  await expect(page.getByRole('progressbar', { name: t('interface.loading') })).toBeVisible();
  letPass(true);
  await expect(page.locator('h1')).toHaveText(t('caseStudies.taffi.heading'));
});

test('the way that the browser has shown itself, as a swipe does, is not shown again', async ({
  page,
}) => {
  await page.goto('/case-studies');
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.startViewTransition = (change) => {
      seen.push(location.pathname);
      return begin(change);
    };
  });
  await page.locator('main a[href="/case-studies/taffi"]').first().click();
  await expect(page.locator('h1')).toHaveText(t('caseStudies.taffi.heading'));
  await page.evaluate(() => {
    Object.defineProperty(NavigateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
  });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(t('pages.case-studies.heading'));
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    '/case-studies/taffi',
  ]);
});
