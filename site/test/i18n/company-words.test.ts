import { isLocale, localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { rates } from '../../src/content/rates.ts';
import { withCompany } from '../../src/i18n/company-words.ts';
import { priceIn, priceRangeIn } from '../../src/i18n/money.ts';
import { dictionaries } from '../../src/words/dictionaries.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(localeValues)('%s: no line breaks at the spaces of a short place name', (locale) => {
  const names = dictionaries[locale].company;
  for (const key of ['city', 'branchCity', 'cities'] as const) {
    const text = withCompany(`{{${key}}}`, locale);
    expect(spaces(text)).toBe(names[key]);
    for (const name of [names.city, names.branchCity].filter(({ length }) => length <= 18))
      if (names[key].includes(name)) expect(text).toContain(name.replaceAll(' ', '\u00a0'));
  }
});

const rows: readonly (readonly [language: string, price: string, range: string])[] = [
  ['en', '€4,900', '€3,400–€4,800'],
  ['fr', '4900€', '3400–4800€'],
];
const written = rows.flatMap(([language, price, range]) =>
  isLocale(language) ? [[language, price, range] as const] : [],
);

test.each(written)('%s: prices stand where the language puts them', (locale, price, range) => {
  const plain = (text: string) => text.replaceAll(/\s/gu, '');
  expect(plain(priceIn(locale, 4900))).toBe(price);
  expect(plain(priceRangeIn(locale, { from: 3400, to: 4800 }))).toBe(range);
  expect(withCompany('{{trialPrice}}', locale)).toBe(priceIn(locale, rates.trial));
});

test('a range from one price to the same is that price', () => {
  expect(priceRangeIn('en', { from: 3500, to: 3500 })).toBe(priceIn('en', 3500));
});

test('a range of prices has no space where a line may break, and nothing that cannot be seen', () => {
  for (const locale of localeValues) {
    const text = withCompany('{{firstPhasePrice}}', locale);
    expect([locale, /[ \u2009\u2060～]/u.test(text)]).toEqual([locale, false]);
  }
});
