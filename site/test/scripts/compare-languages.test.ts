import { expect, test } from 'vitest';
import { compareLanguages } from '../../scripts/words/compare-languages.ts';
import type { Words } from '../../scripts/words/texts.ts';

test('files are named as they stand in the folders', () => {
  const english = new Map<string, Words>([
    ['home.json', { title: 'Home' }],
    ['form.json', { title: 'Form' }],
    ['pictures.json', { day: 'Friday' }],
  ]);
  const french = new Map([
    ['home.json', { title: ['Accueil'] }],
    ['about.json', { title: 'À propos' }],
  ]);
  expect(compareLanguages(english, french, 'fr')).toEqual([
    'fr/form.json: missing; en/form.json is there',
    'site/pictures/words/fr.json: missing; site/pictures/words/en.json is there',
    'fr/home.json: title: a list, English has a text',
    'fr/about.json: not in English',
  ]);
});

test('English itself is read for characters that nobody sees', () => {
  const english = new Map([['home.json', { title: 'ISO\u00a09001' }]]);
  expect(compareLanguages(english, english, 'en')).toEqual([
    expect.stringContaining('en/home.json: title: invisible characters (U+00A0)'),
  ]);
});
