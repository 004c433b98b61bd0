import { defaultLocale, languageSubtag, locales, localeValues } from '@sunfield/shared/locales';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { llms } from '../../src/front/discovery/llms.ts';
import { createTranslator } from '../../src/i18n/translator.ts';

// What can't import the list of languages, held against it.

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const others = localeValues.filter((locale) => locale !== defaultLocale);

test('the balancer keeps the pages of each language apart', () => {
  const [, map = ''] =
    /map \$cookie_i18n_redirected[^{]*\{([^}]*)\}/u.exec(file('deploy/nginx/default.conf')) ?? [];
  const entries = map.trim().split(/;\s*/u).filter(Boolean);
  expect(entries).toEqual([
    `default ${defaultLocale}`,
    ...others.map((locale) => `${locale} ${locale}`),
  ]);
});

test('language models are told of every language', () => {
  expect(llms('https://site')).toContain(
    'Every page is also there in French, Korean and Japanese: add `?lang=fr`, `?lang=ko` or `?lang=jp`.',
  );
});

test.each(locales)('the footer in $label names every language', ({ value }) => {
  const names = new Intl.DisplayNames([languageSubtag(value)], { type: 'language' });
  const footer = createTranslator(value)('interface.footer.languages').toLowerCase();
  for (const locale of localeValues)
    expect(footer).toContain(names.of(languageSubtag(locale))?.toLowerCase());
});
