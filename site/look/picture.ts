import { expect, type Page } from '@playwright/test';
import { fontLateFlag } from '../src/browser/root-flags.ts';
import { pack } from './compare.ts';
import { addFaces } from './faces.ts';

/** Where the picture of a page is kept. */
export const pictureOf = (name: string, locale: string, width: number): URL =>
  new URL(`pictures/${name}-${locale}-${width}.avif`, import.meta.url);

/** Nothing moves, nothing waits until it is seen, and what gives way to the text below it is not there. */
export const atRest = `aside.floating-buttons_buttons {
  display: none !important;
}

* {
  content-visibility: visible !important;
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

/** Waits until all of a page has come: what lies below, pictures, faces. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[data-layout-deferred]')).toHaveCount(0);
  await page.evaluate(async (late) => {
    // A first visit may be read in the fallback; pictures are of the page with its own face.
    document.documentElement.removeAttribute(late);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    // The faces that the words ask for are asked for by a frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let turn = 0; turn < 2; turn += 1) {
      await frame();
      await document.fonts.ready;
    }
    await frame();
  }, fontLateFlag);
}

/** A whole page as it is once all has come. */
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
  await settle(page);
  return pack(await page.screenshot({ fullPage: true }));
}
