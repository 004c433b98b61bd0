import { expect, type Page } from '@playwright/test';

/** Waits until the page's script has done all that it does by itself: what is laid out late is its last step. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-layout-deferred]')).toHaveCount(0);
}

/** Waits until what has happened by now is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
