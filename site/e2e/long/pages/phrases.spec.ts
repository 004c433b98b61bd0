import { localeValues } from '@sunfield/shared/locales';
import { partsWords } from '../../../src/i18n/phrases.ts';
import { expect, test } from '../../support/test.ts';

/** The pieces of short texts that are in two lines although one would hold them. */
const parted = () =>
  [...document.querySelectorAll<HTMLElement>('.phrases_phrases')].flatMap((short) => {
    const room = short.parentElement?.clientWidth ?? 0;
    return [...short.childNodes].flatMap((piece) => {
      // Behind a comma, or between the words of a foreign name, a line may break in a phrase as well.
      if (!piece.textContent?.trim() || /[\s、]./u.test(piece.textContent)) return [];
      const range = document.createRange();
      range.selectNodeContents(piece);
      const lines = [...range.getClientRects()];
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      return lines.length > 1 && width < room ? [piece.textContent] : [];
    });
  });

for (const locale of localeValues.filter((value) => !partsWords(value)))
  for (const width of [390, 768, 1440])
    test(`${locale}: short texts break between their phrases, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/',
        '/About',
        '/services/mobile-app-development',
        '/projects/project-6',
      ]) {
        await page.goto(`${path}?lang=${locale}`);
        await page.evaluate(() => document.documentElement.removeAttribute('data-layout-deferred'));
        expect.soft(await page.evaluate(parted), path).toEqual([]);
      }
    });
