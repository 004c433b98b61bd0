import { localeValues } from '@sunfield/shared/locales';
import { describe, expect, test } from 'vitest';

import { wordsIn } from '../../pictures/scenes/words.ts';
import { drawings, sceneTexts, textsOf } from './scene-texts.ts';
import menu from '../../pictures/scenes/order/menu-screen.en.json';

/** The dotted path of every text; the items of a list share one. */
function pathsOf(words: unknown, path: string[] = []): string[] {
  if (typeof words !== 'object' || words === null) return [path.join('.')];
  if (Array.isArray(words)) return words.flatMap((item) => pathsOf(item, path));
  return Object.entries(words).flatMap(([key, value]) => pathsOf(value, [...path, key]));
}

/** The same words, noting the path of each that is read. */
function watched(words: object, read: Set<string>, path: string[] = []): object {
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return value;
      const to = Array.isArray(target) ? path : [...path, key];
      if (typeof value === 'object' && value !== null) return watched(value, read, to);
      if (Object.hasOwn(target, key)) read.add(to.join('.'));
      return value;
    },
  });
}

describe('the words of a picture are all drawn', () => {
  test.each(Object.entries(drawings))('%s', (_, { words, compositions }) => {
    const english = words('en');
    const read = new Set<string>();
    for (const composition of Object.values(compositions))
      if (composition) textsOf(composition, watched(english, read), 'en');
    expect(pathsOf(english).filter((path) => !read.has(path))).toEqual([]);
  });

  test('the menu on the phone', () => {
    expect(sceneTexts['order, small']?.en).toEqual(expect.arrayContaining(Object.values(menu)));
  });
});

describe('words beside a drawing', () => {
  const files = {
    './plan.en.json': { title: 'Plan', days: ['Monday'] },
    './plan.fr.json': { title: '1 240 m² à 78 %, 1 lot', days: ['2 000 à 3 000'] },
  };
  const words = wordsIn<{ title: string; days: string[]; note?: string }>(files);

  test('a key that a language lacks is named with its file', () => {
    expect(() => words('fr').note).toThrow(
      'The drawing asks for "note", which plan.fr.json doesn\'t have.',
    );
  });

  test('a language without a file is named', () => {
    expect(() => words('ko')).toThrow('No words in "ko" beside ./plan.en.json, ./plan.fr.json.');
  });

  test('French figures have narrow spaces, in lists too; other spaces stay', () => {
    expect(words('fr').title).toBe('1\u202f240 m² à 78\u202f%, 1 lot');
    expect(words('fr').days.map((day) => day)).toEqual(['2\u202f000 à 3\u202f000']);
    expect(words('en').title).toBe('Plan');
  });
});

test('every picture has words in every language', () => {
  for (const { words } of Object.values(drawings))
    for (const locale of localeValues) expect(pathsOf(words(locale))).toEqual(pathsOf(words('en')));
});
