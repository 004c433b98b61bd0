import { expect, test } from 'vitest';
import { bindShortWords } from '../../src/i18n/bind-short-words.ts';

const shown = (...text: Parameters<typeof bindShortWords>) =>
  bindShortWords(...text).replaceAll('\u00a0', '_');

test('short words stay with what they lean on', () => {
  expect(shown('Two offices, one way of working', 'en')).toBe('Two_offices, one way of working');
  expect(shown('Le déroulement d’un projet', 'fr')).toBe('Le_déroulement d’un_projet');
  expect(shown('한 팀이 그 뒤를 맡습니다', 'ko')).toBe('한_팀이 그_뒤를 맡습니다');
});

test('a number in words stays with what it counts', () => {
  expect(shown('Try us for two weeks, on a real task', 'en')).toBe(
    'Try us for two_weeks, on a_real task',
  );
  expect(shown('à l’essai deux semaines, sur une vraie tâche', 'fr')).toBe(
    'à_l’essai deux_semaines, sur une_vraie tâche',
  );
});

test('a Korean word of one syllable never ends a line', () => {
  expect(shown('메일도 좋고, 차 한잔하러 오셔도 됩니다', 'ko')).toBe(
    '메일도 좋고, 차_한잔하러 오셔도 됩니다',
  );
});

test('Korean nouns that live on the word before them stay with it', () => {
  expect(shown('언제든 읽을 수 있습니다', 'ko')).toBe('언제든 읽을_수_있습니다');
  expect(shown('배포할 때마다 확인합니다', 'ko')).toBe('배포할_때마다 확인합니다');
  expect(shown('터치 후 잠금이', 'ko')).toBe('터치_후 잠금이');
  expect(shown('수많은 사람', 'ko')).toBe('수많은 사람');
});

test('nothing grows wider than a narrow phone', () => {
  expect(shown('in the documentation of the day', 'en')).toBe('in the documentation of the_day');
});

test('Japanese, which has no spaces, stays as it is', () => {
  expect(shown('ISO を 取得', 'jp')).toBe('ISO を 取得');
});
