import { localeValues } from '@sunfield/shared/locales';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Where titles and texts are told by a drawing, a document or large type: all of the words stay, as a list. */
const told = [
  { path: '/About', words: 'pages.about.way' },
  { path: '/Project', words: 'pages.project.roles', picture: 'roles' },
  { path: '/get-trial', words: 'pages.get-trial.offer', picture: 'signature' },
  { path: '/get-in-touch', words: 'pages.get-in-touch.useful' },
] as const;

for (const locale of localeValues)
  for (const { path, words, ...beside } of told)
    test(`${locale}: ${path} tells each of its points, title and text`, async ({ page }) => {
      const { heading, items } = createTranslator(locale)(words);
      await page.goto(`${path}?lang=${locale}`);
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
      const points = section.getByRole('listitem');
      await expect(points.getByRole('heading', { level: 3 })).toHaveText(
        items.map(({ title }) => title),
      );
      await expect(points.locator('p')).toHaveText(items.map(({ text }) => text));
      if (!('picture' in beside)) return;
      const picture = section.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', new RegExp(`/${beside.picture}-`, 'u'));
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    });
