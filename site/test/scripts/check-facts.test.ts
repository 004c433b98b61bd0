import { localeValues } from '@sunfield/shared/locales';
import { describe, expect, test } from 'vitest';
import { checkFacts, says, type FactList } from '../../scripts/words/check-facts.ts';
import type { Words } from '../../scripts/words/texts.ts';
import { readFacts, readLanguage } from '../../scripts/words/word-files.ts';

describe('a form is said', () => {
  test.each([
    ['Eleven restaurants', 'eleven'],
    ['음식점 11곳 모두', '11곳'],
    ['plus de 1 000 modèles', '1 000'],
    ['in 55 countries.', '55'],
  ])('%s says %s', (text, form) => expect(says(text, form)).toBe(true));

  test.each([
    ['111 restaurants', '11'],
    ['1,011 restaurants', '11'],
    ['11.5 restaurants', '11'],
    ['21 000 modèles', '1 000'],
    ['weighty', 'eight'],
    ['eightfold', 'eight'],
  ])('%s does not say %s', (text, form) => expect(says(text, form)).toBe(false));
});

describe('the list of facts', () => {
  const list: FactList = {
    restaurants: {
      says: ['onze'],
      in: ['home.json: lead', 'services.json: qa.proof'],
    },
    certificate: { says: ['ISO 9001:2015'], in: ['home.json: lead'] },
  };
  const files = (home: Words, qa: Words) =>
    new Map([
      ['home.json', home],
      ['services.json', { qa }],
    ]);

  test('says nothing where every page agrees', () => {
    const words = files(
      { lead: 'Onze tables, ISO 9001:2015.' },
      { proof: 'Dans onze restaurants' },
    );
    expect(checkFacts(list, words, 'fr')).toEqual([]);
  });

  test('names the page that says something else', () => {
    const words = files(
      { lead: 'Onze tables, ISO 9001:2015.' },
      { proof: 'Dans douze restaurants' },
    );
    expect(checkFacts(list, words, 'fr')).toEqual([
      'fr/services.json: qa.proof: says nothing of onze (restaurants)',
    ]);
  });

  test('names a text that is gone', () => {
    const words = files({ lead: 'Onze tables, ISO 9001:2015.' }, {});
    expect(checkFacts(list, words, 'fr')).toEqual([
      'facts.json: restaurants: services.json: qa.proof: no such text',
    ]);
  });
});

test('a language in which a fact is not written down is named', () => {
  const list: FactList = { restaurants: { says: [], in: ['home.json: lead'] } };
  expect(checkFacts(list, new Map([['home.json', { lead: 'onze' }]]), 'fr')).toEqual([
    'facts/fr.json: restaurants: missing',
  ]);
  expect(checkFacts({ restaurants: { says: ['onze'], in: [] } }, new Map(), 'fr')).toEqual([
    'facts/fr.json: restaurants: not in facts.json',
  ]);
});

/** The same words, saying nothing. */
const silenced = (words: Words): Words =>
  typeof words === 'string'
    ? '–'
    : Array.isArray(words)
      ? words.map(silenced)
      : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, silenced(value)]));

describe.each(localeValues)('the words in %s', (locale) => {
  const list = readFacts(locale);
  const files = readLanguage(locale);

  test('say the same on every page', () => {
    expect(checkFacts(list, files, locale)).toEqual([]);
  });

  test('would be caught in each place if they said nothing', () => {
    const nothing = new Map([...files].map(([name, words]) => [name, silenced(words)]));
    const places = Object.values(list).flatMap((fact) => fact.in);
    const problems = checkFacts(list, nothing, locale);
    expect(problems.filter((problem) => problem.includes('says nothing of'))).toHaveLength(
      places.length,
    );
  });
});
