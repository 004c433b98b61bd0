import { expect, type Locator, type Page } from '@playwright/test';
import type { Layout } from '../../src/content/routes.ts';

/** The widths at which the site is looked at: two with the header's bar, two with the side menu. */
export const widths = { wide: 1440, tablet: 992, small: 768, phone: 390 } as const;

/** The last width of the side menu; the header's bar begins one pixel above it. */
export const menuWidth = 992;

/** A page of each layout that has routes. */
export const pageOf = {
  default: '/services/web-development',
  layout2: '/projects',
  layout4: '/contact',
  layout5: '/case-studies/orderbuddy',
  'dark-header': '/tech/full-stack',
  'without-footer': '/no-such-page',
} as const satisfies Record<Layout, string>;

/** What React keeps on the document that it hydrates. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Whether React has taken the page over. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const container = (document as unknown as Record<string, Container>)[key ?? ''];
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });

/**
 * Waits until React has taken the page over, as a visitor's first intent brings about, and its effects
 * have run: until then a link is the browser's own. An intent that comes before the script that listens
 * for it is lost, so it is made again.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(async () => {
    if (await isHydrated(page)) return;
    await page.keyboard.press('Shift');
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
  // Effects have been queued by now; an idle moment comes after them.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 1000 });
      }),
  );
}

/**
 * Follows a link without pointing at it first, so that nothing is fetched ahead.
 * @param href where it shall lead instead
 */
export async function follow(link: Locator, href?: string): Promise<void> {
  await link.evaluate((element, to) => {
    if (to) element.setAttribute('href', to);
    (element as HTMLElement).click();
  }, href);
}
