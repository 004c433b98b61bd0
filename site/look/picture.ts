import { expect, type Page } from '@playwright/test';
import { pack } from './compare.ts';
import { addFaces } from './faces.ts';

/** Where the picture of a page is kept. */
export const pictureOf = (name: string, locale: string, width: number): URL =>
  new URL(`pictures/${name}-${locale}-${width}.avif`, import.meta.url);

/** Nothing moves, and nothing waits until it is seen. */
const atRest = `* {
  content-visibility: visible !important;
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

/** A whole page as it is once all has come: what lies below, pictures, faces. */
export async function takePicture(
  page: Page,
  address: string,
  width: number,
  styles = '',
): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await addFaces(page);
  await page.addStyleTag({ content: atRest + styles });
  await expect(page.locator('[data-layout-deferred]')).toHaveCount(0);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return pack(await page.screenshot({ fullPage: true }));
}
