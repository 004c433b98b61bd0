import { expect, type Page } from '@playwright/test';
import type { Locale } from '@sunfield/shared/locales';
import { requestForm } from './request-form.ts';

export const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A field of the form stands in the first screen of the pages that are about it. */
export async function expectFieldInFirstScreen(
  page: Page,
  locale: Locale,
  viewport: (typeof windows)[number],
): Promise<void> {
  await page.setViewportSize(viewport);
  for (const address of [
    `/contact?lang=${locale}`,
    `/get-in-touch?lang=${locale}`,
    `/Pricing?lang=${locale}#request`,
  ]) {
    await page.goto(address);
    await expect(
      requestForm(page).field('firstName'),
      `${address}, ${viewport.width}`,
    ).toBeInViewport({ ratio: 1 });
  }
}
