import { localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { readJson, wordsFolder } from '../../scripts/words/word-files.ts';
import { says } from '../../scripts/words/check-facts.ts';
import { chartRows, clients, lengthOf, officeDay } from '../../src/content/office-hours.ts';
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

test('by a clock on the other side of midnight it is another day', () => {
  expect([clockIn('en', -3.5), clockIn('fr', 24.5)]).toEqual(['20:30', '0 h 30']);
  expect(clockIn('en', 24)).toBe('24:00');
});

test.each(localeValues)('the texts in %s tell the hours of the office', (locale) => {
  const t = createTranslator(locale);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const opens = clockIn(locale, officeDay.from);
  const closes = clockIn(locale, officeDay.to);
  const { open, close } = t('form.hours');
  expect([open, close].map(plain)).toEqual([opens, closes]);
  for (const time of [opens, closes])
    expect(plain(t('pages.contact.ways.phone.text'))).toContain(time);
});

test('no language tells the hours by itself', () => {
  for (const locale of localeValues)
    for (const file of ['form.json', 'pages.json', 'services.json']) {
      const text = JSON.stringify(readJson(`${wordsFolder}${locale}/${file}`));
      const own = [officeDay.from, officeDay.to].filter((hours) =>
        says(text, clockIn(locale, hours)),
      );
      expect([locale, file, own]).toEqual([locale, file, []]);
    }
});

test('what a text says of a client’s hours follows from its clock', () => {
  for (const { id, behind } of clients) {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    expect(withCompany(`{{opensIn${name}}}`, 'en')).toBe(clockIn('en', officeDay.from - behind));
  }
});

test('a text with a name that is none stays as it is', () => {
  expect(withCompany('{{opensInAtlantis}}', 'en')).toBe('{{opensInAtlantis}}');
});

test('an office anywhere: what is shared, a call where nothing is, and no row where neither', () => {
  // Lisbon, from nine to six.
  const day = { from: 9, to: 18 };
  const rows = chartRows(
    [
      { id: 'paris', behind: -1 },
      { id: 'boston', behind: 5, call: { from: 20, to: 21 } },
      { id: 'seoul', behind: -9 },
      { id: 'auckland', behind: -13, call: { from: 20, to: 21 } },
    ],
    day,
  );
  expect(rows).toEqual([
    { id: 'paris', span: { from: 9, to: 16.5 }, isCall: false },
    { id: 'boston', span: { from: 14, to: 18 }, isCall: false },
    { id: 'auckland', span: { from: 20, to: 21 }, isCall: true },
  ]);
  expect(lengthOf({ from: 18, to: 9 })).toBe(0);
});
