import { localeValues } from '@sunfield/shared/locales';
import { caseStudySlugs } from '../../src/content/entries.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// Each case has an order and forms of its own (docs/decisions/020): what it tells is the same.
for (const locale of localeValues)
  for (const slug of caseStudySlugs)
    test(`${locale}: ${slug} has all of its parts, and ends with a way to a request`, async ({
      page,
    }) => {
      const t = createTranslator(locale);
      const { did, need, result } = t(`caseStudies.${slug}`);
      await page.goto(`/case-studies/${slug}?lang=${locale}`);
      const main = page.getByRole('main');
      for (const name of ['need', 'solution', 'did', 'result'] as const)
        await expect(
          main.getByRole('heading', {
            level: 2,
            name: t(`interface.caseStudy.${name}`),
            exact: true,
          }),
        ).toHaveCount(1);
      await expect(main.getByText(need.lead)).toBeVisible();
      await expect(main.locator('blockquote')).toHaveText(result.quotation.text);
      const points = main
        .locator('section')
        .filter({
          has: page.getByRole('heading', { level: 2, name: t('interface.caseStudy.did') }),
        })
        .getByRole('listitem');
      await expect(points.getByRole('heading', { level: 3 })).toHaveText(
        did.map(({ title }) => title),
      );
      await expect(points.locator('p')).toHaveText(did.map(({ text }) => text));
      for (const { value, label } of result.figures) {
        const figure = main.locator('dl > div').filter({ hasText: label });
        await expect(figure.locator('dd')).toHaveText(value);
      }
      if ('compared' in result) {
        const { title, before, after } = result.compared;
        const sides = main
          .locator('figure')
          .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
          .getByRole('listitem');
        await expect(sides).toHaveText(
          [before, after].map(({ value, label }) => `${value} ${label}`),
        );
        await expect(sides.locator('svg')).toHaveCount(2);
      } else await expect(main.getByRole('img', { name: result.shown })).toBeVisible();
      const request = main.getByRole('link', { name: t('interface.navigation.getInTouch') });
      await expect(request).toHaveAttribute('href', `/get-in-touch?lang=${locale}`);
    });
