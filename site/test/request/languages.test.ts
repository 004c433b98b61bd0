import { defaultLocale, languageSubtag, locales, localeValues } from '@sunfield/shared/locales';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { llms } from '../../src/front/discovery/llms.ts';
import { createTranslator } from '../../src/i18n/translator.ts';

// What can't import the list of languages, held against it.

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const others = localeValues.filter((locale) => locale !== defaultLocale);

test('the balancer keeps the pages of each language apart', () => {
  const [, map = ''] =
    /map \$cookie_i18n_redirected[^{]*\{([^}]*)\}/u.exec(file('deploy/nginx/default.conf')) ?? [];
  const entries = map.trim().split(/;\s*/u).filter(Boolean);
  // A language that was taken away may stay: its visitors' pages are kept twice.
  expect(entries).toEqual(
    expect.arrayContaining([
      `default ${defaultLocale}`,
      ...others.map((locale) => `${locale} ${locale}`),
    ]),
  );
});

test('language models are told of every language', () => {
  for (const locale of others) {
    expect(llms('https://site')).toContain(inEnglish.of(languageSubtag(locale)));
    expect(llms('https://site')).toContain(`\`?lang=${locale}\``);
  }
});

test.each(locales)('the footer in $label names every language', ({ value }) => {
  const names = new Intl.DisplayNames([languageSubtag(value)], { type: 'language' });
  const footer = createTranslator(value)('interface.footer.languages').toLowerCase();
  for (const locale of localeValues)
    expect(footer).toContain(names.of(languageSubtag(locale))?.toLowerCase());
});
