import { expect, test } from 'vitest';
import { preferred } from '../../src/browser/language-offer.ts';

const there = ['en-US', 'fr-FR', 'ko-KR', 'ja-JP'].map((lang) => ({ lang }));
const first = (languages: string[]) => preferred(languages, there)?.lang;

test('the first of the browser’s languages that the site speaks is preferred', () => {
  expect(first(['fr-CA', 'en'])).toBe('fr-FR');
  expect(first(['de-DE', 'ja', 'fr'])).toBe('ja-JP');
  expect(first(['KO-kr'])).toBe('ko-KR');
  expect(first(['en-GB', 'fr'])).toBe('en-US');
});

test('a browser that prefers none of the four is left alone', () => {
  expect(first(['de', 'vi-VN'])).toBeUndefined();
  expect(first([])).toBeUndefined();
});
