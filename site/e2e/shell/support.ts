import type { Locator } from '@playwright/test';
import type { Layout } from '../support/layouts.ts';

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
