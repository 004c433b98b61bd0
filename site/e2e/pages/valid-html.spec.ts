import { locales } from '@sunfield/shared/locales';
import { HtmlValidate } from 'html-validate/node';
import { routes } from '../../src/content/routes.ts';
import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's own spelling, and what it leaves in the markup for hydration.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'no-unknown-elements': 'error',
  },
});

for (const { value: locale, label } of locales) {
  test(`${label}: the markup of every page is valid`, async () => {
    const wrong: string[] = [];
    for (const { path } of routes) {
      const html = await (await fetch(`${product.siteUrl}${path}?lang=${locale}`)).text();
      const report = await validator.validateString(html);
      for (const { messages } of report.results) {
        wrong.push(
          ...messages.map(
            ({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector ?? ''}`,
          ),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
}
