import { expect, test } from 'vitest';
import { phrasesOf } from '../../src/i18n/phrases.ts';

test('a Japanese text falls into phrases, each with its particle', () => {
  expect(phrasesOf('お客様の成長が、当社の成長', 'jp')).toEqual([
    'お客様の',
    '成長が、',
    '当社の',
    '成長',
  ]);
});

test('nothing is added to a text, and nothing lost', () => {
  const text = '日々の仕事に生きるISO 9001:2015';
  expect(phrasesOf(text, 'jp')?.join('')).toBe(text);
});

test('a line may break after a middle dot, and between the words behind it', () => {
  expect(phrasesOf('QA・ソフトウェアテスト', 'jp')).toEqual(['QA・', 'ソフトウェア', 'テスト']);
  expect(phrasesOf('毎日使われるiOS・Androidアプリを', 'jp')).toEqual([
    '毎日',
    '使われる',
    'iOS・Androidアプリを',
  ]);
});

test('a long phrase may break behind its foreign word', () => {
  expect(phrasesOf('モバイルアプリ開発', 'jp')).toEqual(['モバイルアプリ', '開発']);
  expect(phrasesOf('クラウド設計', 'jp')).toEqual(['クラウド設計']);
});

test('a short quotation is not left open at the end of a line', () => {
  expect(phrasesOf('心配な「あの朝」はありますか', 'jp')).toEqual([
    '心配な',
    '「あの朝」は',
    'ありますか',
  ]);
});

test('a number stays with its counter, and a question word with its verb', () => {
  expect(phrasesOf('365日動く', 'jp')).toEqual(['365日動く']);
  expect(phrasesOf('17:30まで、3つの窓', 'jp')).toEqual(['17:30まで、', '3つの', '窓']);
  expect(phrasesOf('スプリント7（全12回）', 'jp')).toEqual(['スプリント7', '（全12回）']);
  expect(phrasesOf('何が求められ、何をつくり、どう変わったか', 'jp')).toEqual([
    '何が求められ、',
    '何をつくり、',
    'どう変わったか',
  ]);
});

test.each(['en', 'fr', 'ko'] as const)('%s: spaces say where a line may break', (locale) => {
  expect(phrasesOf('Two offices, 두 곳', locale)).toBeUndefined();
});
