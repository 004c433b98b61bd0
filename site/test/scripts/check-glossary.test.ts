import { describe, expect, test } from 'vitest';
import { checkGlossary, readTerms } from '../../scripts/words/check-glossary.ts';

const markdown = `# Français

Vouvoiement.

| English | Français           | not               |
| ------- | ------------------ | ----------------- |
| build   | build              | compil            |
| waiting | à traiter; attente | pendante          |
`;

const french = readTerms(markdown);
const check = (lead: string) =>
  checkGlossary(french, new Map([['home.json', { lead }]]), 'fr').filter(
    (problem) => !problem.endsWith('no text uses it'),
  );

test('the terms are the rows of the table', () => {
  expect(french).toEqual([
    { write: ['build'], not: ['compil'] },
    { write: ['à traiter', 'attente'], not: ['pendante'] },
  ]);
  expect(readTerms('# Français\n\nVouvoiement.\n')).toEqual([]);
});

describe('a word to avoid', () => {
  test('is found where it begins a word', () => {
    const problem = 'fr/home.json: lead: “compil”; the glossary writes build';
    expect(check('À chaque compilation')).toEqual([problem]);
    expect(check('Compilé chez nous')).toEqual([problem]);
    expect(check('décompilé, puis compilé')).toEqual([problem]);
  });

  test('is none within another word, nor as a placeholder', () => {
    expect(check('indépendante, {{compil}}, e-compil')).toEqual([]);
  });

  test('is found anywhere in Japanese', () => {
    const terms = [{ write: ['方針'], not: ['戦略'] }];
    const words = new Map([['home.json', { lead: '新戦略と方針' }]]);
    expect(checkGlossary(terms, words, 'jp')).toEqual([
      'jp/home.json: lead: “戦略”; the glossary writes 方針',
    ]);
  });
});

test('a chosen word that no text uses is named, and a table that is missing', () => {
  const words = new Map([['home.json', { lead: 'À traiter à chaque build' }]]);
  expect(checkGlossary(french, words, 'fr')).toEqual([
    'docs/glossary/fr.md: attente: no text uses it',
  ]);
  expect(checkGlossary([], words, 'fr')).toEqual(['docs/glossary/fr.md: no table of terms']);
});
