import { localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { readJson, wordsFolder } from '../../scripts/words/word-files.ts';
import type { FactList } from '../../scripts/words/check-facts.ts';
import { says } from '../../scripts/words/check-facts.ts';
import {
  officeClock,
  officeDay,
  sharedHours,
  sharedLengths,
} from '../../src/content/office-hours.ts';
import { withCompany } from '../../src/i18n/company-words.ts';
import { clockIn, lengthIn } from '../../src/i18n/hours.ts';
import { createTranslator } from '../../src/i18n/translator.ts';

test.each([
  ['en', '8:30', '13:00', '7 h', '2.5 h'],
  ['fr', '8 h 30', '13 h', '7 h', '2 h 30'],
  ['ko', '8:30', '13:00', '7시간', '2.5시간'],
  ['jp', '8:30', '13:00', '7時間', '2.5時間'],
] as const)('hours are written as %s writes them', (locale, half, whole, seven, short) => {
  expect([clockIn(locale, 8.5), clockIn(locale, 13)]).toEqual([half, whole]);
  expect([lengthIn(locale, 7), lengthIn(locale, 2.5)]).toEqual([seven, short]);
});

test('minutes below ten have two digits', () => {
  expect(clockIn('en', 9 + 5 / 60)).toBe('9:05');
});

test.each(localeValues)('the texts in %s tell the hours of the office', (locale) => {
  const t = createTranslator(locale);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const opens = clockIn(locale, officeDay.opens);
  const closes = clockIn(locale, officeDay.closes);
  const { open, close, shared } = t('form.hours');
  expect([open, close].map(plain)).toEqual([opens, closes]);
  expect(plain(shared.parisBerlin)).toBe(lengthIn(locale, sharedLengths.sharedWithParis));
  for (const time of [opens, closes])
    expect(plain(t('pages.contact.ways.phone.text'))).toContain(time);
});

test('no language tells the hours by itself', () => {
  for (const locale of localeValues)
    for (const file of ['form.json', 'pages.json']) {
      const text = JSON.stringify(readJson(`${wordsFolder}${locale}/${file}`));
      expect([locale, file, says(text, clockIn(locale, officeDay.opens))]).toEqual([
        locale,
        file,
        false,
      ]);
    }
});

test('Tokyo is two hours ahead', () => {
  expect(withCompany('{{opensInTokyo}}〜{{closesInTokyo}}', 'jp')).toBe(
    `${clockIn('jp', officeClock.opens + 2)}〜${clockIn('jp', officeClock.closes + 2)}`,
  );
});

test('what is shared is within office hours, but for a call in the evening', () => {
  for (const { region, from, to } of sharedHours) {
    expect(from).toBeLessThan(to);
    if (region !== 'boston') expect(to).toBeLessThanOrEqual(officeDay.closes);
  }
});

test.each([
  ['Seoul and Tokyo', 'sharedWithTokyo'],
  ['Paris and Berlin', 'sharedWithParis'],
  ['London', 'sharedWithLondon'],
] as const)('texts that spell out the hours shared with %s have the right ones', (place, name) => {
  const facts = readJson(`${wordsFolder}facts.json`) as unknown as FactList;
  const hours = sharedLengths[name];
  const { says: forms } = facts[`hours shared with ${place}: ${hours}`] ?? { says: [] };
  for (const locale of localeValues)
    expect('at' in forms ? forms : forms[locale]).toContain(lengthIn(locale, hours));
});
