import { expect, test } from 'vitest';
import { preferredLocale } from '../../src/browser/language-offer.ts';

test('the first of the browser’s languages that the site speaks is preferred', () => {
  expect(preferredLocale(['fr-CA', 'en'])).toBe('fr');
  expect(preferredLocale(['de-DE', 'ja', 'fr'])).toBe('jp');
  expect(preferredLocale(['KO-kr'])).toBe('ko');
  expect(preferredLocale(['en-GB', 'fr'])).toBe('en');
});

test('a browser that prefers none of the four is left alone', () => {
  expect(preferredLocale(['de', 'vi-VN'])).toBeUndefined();
  expect(preferredLocale([])).toBeUndefined();
});
