import { expect, test } from 'vitest';
import { unbrokenParts } from '../../src/i18n/unbroken.ts';

test('a French word keeps its short first part, and a name its parts', () => {
  expect(unbrokenParts('L’e-mail part de Hô Chi Minh-Ville.', 'fr')).toEqual([
    'L’',
    'e-mail',
    ' part de Hô Chi ',
    'Minh-Ville',
    '.',
  ]);
});

test('a term of the trade stays whole', () => {
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

test('nothing is added to a text, and nothing lost', () => {
  const text = 'お見積りは1営業日以内に、ISO 9001:2015に沿って';
  expect(unbrokenParts(text, 'jp').join('')).toBe(text);
});

test.each(['en', 'ko'] as const)('%s: spaces say where a line may break', (locale) => {
  expect(unbrokenParts('5 people, 3사', locale)).toEqual(['5 people, 3사']);
});
