import { defaultLocale, localeOption, localeValues, type Locale } from '@sunfield/shared/locales';
import { describe, expect, test } from 'vitest';

import { formatFor } from '../../pictures/format.ts';
import { sceneTexts } from './scene-texts.ts';

// A text that is the same in English and in another language is fixed in the drawing, or has been
// forgotten in a word file, unless it is one of these.

/** Names, codes and marks that every language writes alike. */
const sameEverywhere = new Set([
  // Dishes and the restaurant keep their Vietnamese names on its menu.
  ...['Quán Mây', 'Phở bò tái', 'Phở gà', 'Gỏi cuốn tôm', 'Bún chả Hà Nội', 'Chả giò'],
  ...['Chè ba màu', 'Nem lụi', 'Cơm tấm', 'Cà phê sữa'],
  // Waters, parks and districts are named on the offices' maps as their signs name them.
  ...['Hồ Tây', 'Sông Hồng', 'Hoàn Kiếm', 'Cầu Giấy'],
  ...['Sông Sài Gòn', 'Thảo Cầm', 'Viên', 'Quận 1'],
  // Accounts, addresses and initials, as they were registered.
  ...['m.keller@bank.example', 'booking.example/annecy'],
  ...['8 rue Solférino', 'MK', 'TS', 'AL', 'JP', 'LN'],
  // Roles in a team are abbreviated in English, save in French.
  ...['TL', 'BE', 'FE', 'QA'],
  // Products of others.
  ...['App Store', 'Google Play', 'iPhone 17', 'Galaxy S25', 'Pixel 8', 'Chrome 150'],
  ...['Safari 26', 'Firefox 148'],
  // A Dutch delivery note, and what was read from it.
  ...['Kwekerij De Linde', '14-11-2026', '9.240 kg'],
  // Aisles, a shelf, a seat, numbers of a ticket and a policy, versions, a vaccine.
  ...['A', 'B', 'C', 'D', 'C-04-2', '4B', 'SB 2041 7730', 'B 70 412', 'Version 3.2', 'MR 1', 'kg'],
]);

/** Devices and orders are numbered. */
const isCode = (text: string) => /^(GW-\d{3}|SO-\d{4})$/.test(text);

/** What a whole number, a device's clock and a single sign look like is the same in every language. */
const isSign = (text: string) => /^(\d{1,3}|\d{1,2}:\d{2}|[✓·]?)$/.test(text);

const isAllowed = (text: string) => sameEverywhere.has(text) || isCode(text) || isSign(text);

const hasLetters = (text: string) => /\p{L}/u.test(text);
/** Decimals and thousands, which French marks otherwise. */
const hasMarkedFigure = (text: string) => /\d[.,]\d/.test(text);

const others = localeValues.filter((locale) => locale !== defaultLocale);
const ofOtherLetters = others.filter(
  (locale) => new Intl.Locale(localeOption(locale).iso).maximize().script !== 'Latn',
);
const ofOtherMarks = others.filter((locale) => formatFor(locale).number(0.5, 1) !== '0.5');

describe.each(Object.entries(sceneTexts))('%s', (_, texts) => {
  const english = texts[defaultLocale];
  const foundIn = (locales: readonly Locale[]) => (text: string) =>
    locales.some((locale) => texts[locale].includes(text));

  test('has as many texts in every language', () => {
    for (const locale of others) expect(texts[locale]).toHaveLength(english.length);
  });

  test('says nothing in English where letters are others', () => {
    const written = english.filter((text) => hasLetters(text) && !isAllowed(text));
    expect(written.filter(foundIn(ofOtherLetters))).toEqual([]);
  });

  test('marks no figure in English where marks are others', () => {
    const figures = english.filter((text) => hasMarkedFigure(text) && !isAllowed(text));
    expect(figures.filter(foundIn(ofOtherMarks))).toEqual([]);
  });

  // Where one has other letters and another has other marks, something of each text is another.
  const isMixed = ofOtherLetters.length > 0 && ofOtherMarks.length > 0;

  test.runIf(isMixed)('leaves nothing alike in all languages', () => {
    const alike = english.filter((text, index) =>
      others.every((locale) => texts[locale][index] === text),
    );
    expect(alike.filter((text) => !isAllowed(text))).toEqual([]);
  });
});
