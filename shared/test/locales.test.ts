import { expect, test } from 'vitest';
import { isLocale, languageSubtag, localeOption, locales } from '../src/locales.ts';

test('the four languages, with their shortened codes and iso tags', () => {
  expect(locales.map(({ value, short, iso }) => [value, short, iso])).toEqual([
    ['en', 'EN', 'en-US'],
    ['fr', 'FR', 'fr-FR'],
    ['ko', 'KR', 'ko-KR'],
    ['jp', 'JP', 'ja-JP'],
  ]);
});

test('anything but one of the four is no language', () => {
  for (const value of ['EN', 'ja', 'de', '', undefined, null, 1])
    expect(isLocale(value)).toBe(false);
  expect(isLocale('jp')).toBe(true);
});

test('jp is Japanese', () => {
  expect(languageSubtag('jp')).toBe('ja');
  expect(localeOption('jp').label).toBe('日本語');
});
