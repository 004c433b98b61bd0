import { localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { priceRangeIn } from '../../src/i18n/money.ts';
import { unbrokenParts } from '../../src/i18n/unbroken.ts';

test('a French word keeps its short first part, and a name its parts', () => {
  expect(unbrokenParts('L’e-mail part de Hô Chi Minh-Ville.', 'fr')).toEqual([
    'L’',
    'e-mail',
    ' part de ',
    'Hô Chi Minh-Ville',
    '.',
  ]);
});

test('a term of the trade stays whole, a direction, and the end of a week', () => {
  expect(unbrokenParts('les week-ends', 'fr')).toEqual(['', 'les week-ends', '']);
  expect(unbrokenParts('au sud-ouest, la nuit ou le week-end.', 'fr')).toEqual([
    'au ',
    'sud-ouest',
    ', la nuit ou ',
    'le week-end',
    '.',
  ]);
  expect(unbrokenParts('web, back-end, tests', 'fr')).toEqual(['web, ', 'back-end', ', tests']);
});

test('other French words break at their hyphens', () => {
  expect(unbrokenParts('Dites-nous quand sera-t-il là, au-dessus', 'fr')).toHaveLength(1);
});

test('a Japanese number stays with its counter', () => {
  expect(unbrokenParts('2週間ごとに、8社のお客様と', 'jp')).toEqual([
    '',
    '2週間ごとに、',
    '',
    '8社の',
    'お客様と',
  ]);
});

test.each([
  ['6か月ずつを比べる', '6か月ずつを'],
  ['認証は2027年6月まで有効です', '2027年6月まで'],
  ['先に契約により定める', '契約により'],
  ['電話（リファレンスコール）にも応じます', '（リファレンスコール）にも'],
  ['この機能はなぜ要るのか、と何度も聞かれました', '要るのか、と'],
  ['お客様のためにつくる', 'お客様のために'],
  ['詳しいことは', '詳しいことは'],
  ['現場の二度手間をなくしませんか', '二度手間を'],
  ['メンバーは一人ひとりお選びいただけます。', '一人ひとり'],
])('of %s a Japanese line doesn’t part %s', (text, whole) => {
  expect(unbrokenParts(text, 'jp')).toContain(whole);
});

test.each([
  ['アイデアを形にしたいスタートアップの方', ['アイデア', 'スタートアップ']],
  ['テックリードまたはデリバリーマネージャー', ['テックリード', 'デリバリー', 'マネージャー']],
  ['QAエンジニアとソフトウェアエンジニア', ['エンジニア', 'ソフトウェア', 'エンジニア']],
])('of %s a Japanese line parts no foreign word that it has room for', (text, words) => {
  const whole = unbrokenParts(text, 'jp').filter((_, index) => index % 2 === 1);
  expect(whole).toEqual(words);
});

test('a foreign word that is longer than a column may break', () => {
  const text = 'クラウドネイティブアプリケーションの';
  expect(unbrokenParts(text, 'jp')).toEqual([text]);
});

test('nothing is added to a text, and nothing lost', () => {
  const text = 'お見積りは1営業日以内に、ISO 9001:2015に沿って';
  expect(unbrokenParts(text, 'jp').join('')).toBe(text);
});

test('an English word of few letters stays whole, and a number with its letters', () => {
  expect(unbrokenParts('a two-week trial, QM-0173', 'en')).toEqual([
    'a ',
    'two-week',
    ' trial, ',
    'QM-0173',
    '',
  ]);
  expect(unbrokenParts('start-ups in a decision-making role', 'en')).toHaveLength(1);
});

test('a city stays whole', () => {
  expect(unbrokenParts('Sài Gòn Ward, Ho Chi Minh City, Vietnam', 'en')).toEqual([
    'Sài Gòn Ward, ',
    'Ho Chi Minh City',
    ', Vietnam',
  ]);
});

test('a range of amounts stays whole', () => {
  const en = priceRangeIn('en', { from: 3500, to: 7000 });
  expect(unbrokenParts(`the first phase ${en}.`, 'en')).toEqual(['the first phase ', en, '.']);
  const french = '3\u202f500–7\u202f000';
  expect(unbrokenParts(`de ${french}\u00a0€`, 'fr')).toEqual(['de ', french, '\u00a0€']);
});

test.each(localeValues)('%s: no space stands beside the tilde of a range', (locale) => {
  expect(priceRangeIn(locale, { from: 3500, to: 7000 })).not.toMatch(/\s[~〜～]|[~〜～]\s/u);
});

test('a Korean particle stays with the brackets before it', () => {
  expect(unbrokenParts('계약(NDA)을 맺습니다', 'ko')).toEqual(['', '계약(NDA)을', ' 맺습니다']);
  expect(unbrokenParts('(Thảo Cầm Viên)에서', 'ko')).toEqual(['(Thảo Cầm Viên', ')에서', '']);
});

test('a Korean line doesn’t break beside the dot between two words', () => {
  expect(unbrokenParts('그리고 iOS·안드로이드 앱', 'ko')).toEqual([
    '그리고 ',
    'iOS·안드로이드',
    ' 앱',
  ]);
  expect(unbrokenParts('개발·테스트·운영', 'ko')).toHaveLength(1);
});

test.each(['en', 'ko'] as const)('%s: spaces say where a line may break', (locale) => {
  expect(unbrokenParts('5 people, 3사', locale)).toEqual(['5 people, 3사']);
});
