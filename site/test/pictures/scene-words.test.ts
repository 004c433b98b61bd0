import { languageSubtag, localeValues } from '@sunfield/shared/locales';
import { describe, expect, test } from 'vitest';

import { wordsOf } from '../../pictures/words.ts';
import { drawings, sceneTexts, textsOf } from './scene-texts.ts';

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
    expect(sceneTexts['order, small']?.en).toEqual(
      expect.arrayContaining(Object.values(wordsOf('scenes', 'menu-screen')('en'))),
    );
  });
});

const french = localeValues.filter((locale) => languageSubtag(locale) === 'fr');

test.each(french)('French figures have narrow spaces, in lists too; other spaces stay', (fr) => {
  expect(wordsOf('scenes', 'wareflex')(fr).free).toBe('1\u202f240 m² libres au 1er mars');
  for (const { words } of Object.values(drawings))
    expect(JSON.stringify(words(fr))).not.toMatch(/\d (?:\d{3}(?!\d)|%)/u);
});

test('every picture has words in every language', () => {
  for (const { words } of Object.values(drawings))
    for (const locale of localeValues) expect(pathsOf(words(locale))).toEqual(pathsOf(words('en')));
});
