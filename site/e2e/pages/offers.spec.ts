import { locales } from '@sunfield/shared/locales';
import { serviceSlugs } from '../../src/content/entries.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const { value: locale, label } of locales)
  test(`${label}: all that a service offers stands there, each beside its drawing`, async ({
    page,
  }) => {
    const t = createTranslator(locale);
    for (const slug of serviceSlugs) {
      await page.goto(`/services/${slug}?lang=${locale}`);
      const { heading, items } = t(`services.${slug}.offers`);
      const section = page.locator('main section').filter({ has: page.locator('li > img') });
      await expect(section.getByRole('heading', { level: 2 }), slug).toHaveText(heading);
      const offers = section.getByRole('listitem').filter({ has: page.locator('img') });
      const shown = {
        titles: await offers.getByRole('heading', { level: 3 }).allTextContents(),
        texts: await offers.locator('p').allTextContents(),
      };
      expect(shown, slug).toEqual({
        titles: items.map(({ title }) => title),
        texts: items.map(({ text }) => text),
      });
    }
  });
