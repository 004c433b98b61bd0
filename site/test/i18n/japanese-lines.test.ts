import { expect, test } from 'vitest';

import { keepJapaneseLines } from '../../src/i18n/japanese-lines.ts';

const visible = (text: unknown) => String(text).replaceAll('\u2060', '|');

test('a number stays with what it counts', () => {
  expect(visible(keepJapaneseLines('2つの拠点'))).toBe('2|つ|の拠点');
  expect(visible(keepJapaneseLines('最初の3か月と10年分'))).toBe('最初の3|か|月|と10|年分');
  expect(visible(keepJapaneseLines('障害は3か所から'))).toBe('障害は3|か|所から');
  expect(visible(keepJapaneseLines('ISO 9001:2015の認証'))).toBe('ISO 9001:2015の認証');
});

test('a word that a browser would part stays whole, with its particle', () => {
  expect(visible(keepJapaneseLines('その後の引き継ぎを承ります'))).toBe(
    'そ|の|後|の引|き|継|ぎ|を承ります',
  );
  expect(visible(keepJapaneseLines('コードを引き継いで改める'))).toBe(
    'コードを引|き|継|い|で改める',
  );
  expect(visible(keepJapaneseLines('お聞かせいただければ'))).toBe('お|聞|か|せ|い|た|だ|け|れ|ば');
  expect(visible(keepJapaneseLines('収まるかどうかを確かめ'))).toBe('収まるか|ど|う|か|を確かめ');
});

test('the end of a paragraph is more than a word, that of a label is free', () => {
  const paragraph = 'あ'.repeat(40);
  expect(visible(keepJapaneseLines(`${paragraph}お答えします。`))).toBe(
    `${paragraph}お答え|し|ま|す|。`,
  );
  expect(visible(keepJapaneseLines('お答えします。'))).toBe('お答えします。');
});

test('lists and branches are gone through, titles for machines are left alone', () => {
  const words = { meta: { title: '2つの拠点' }, items: ['2つの拠点'], count: 2 };
  expect(keepJapaneseLines(words)).toEqual({
    meta: { title: '2つの拠点' },
    items: ['2\u2060つ\u2060の拠点'],
    count: 2,
  });
});
