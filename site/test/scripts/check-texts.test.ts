import { expect, test } from 'vitest';
import { checkTexts } from '../../scripts/words/check-texts.ts';

test.each([
  ['a no-break space', '\u00a0', 'U+00A0'],
  ['a narrow one', '\u202f', 'U+202F'],
  ['a word joiner', '\u2060', 'U+2060'],
  ['a zero-width space', '\u200b', 'U+200B'],
  ['a soft hyphen', '\u00ad', 'U+00AD'],
  ['a byte order mark', '\ufeff', 'U+FEFF'],
])('%s is found, and named', (_, character, name) => {
  expect(checkTexts({ items: ['plain', `a${character}b`] })).toEqual([
    expect.stringContaining(`items.1: invisible characters (${name})`),
  ]);
});

test('what languages write with plain characters passes', () => {
  expect(checkTexts({ fr: '« Vite » : 31 %', jp: '「全角」　です', ko: '개발자' })).toEqual([]);
});

test.each(['Bureau de {{city}}', '{{company}}는 하노이에', 'Que {{company}}'])(
  'what fits some names only is told: %s',
  (text) => {
    expect(checkTexts({ a: text })).toEqual([expect.stringContaining('say it so that any fits')]);
  },
);

test.each(['Siège, {{city}}', '{{company}}에 연락', '{{company}}입니다', 'de {{max}} caractères'])(
  'what fits any name passes: %s',
  (text) => {
    expect(checkTexts({ a: text })).toEqual([]);
  },
);

test('an empty text is told', () => {
  expect(checkTexts({ a: { b: ' ' } })).toEqual(['a.b: empty']);
});

test('names what search engines would cut', () => {
  expect(checkTexts({ meta: { title: '가'.repeat(60), description: 'a'.repeat(160) } })).toEqual(
    [],
  );
  expect(checkTexts({ pricing: { meta: { title: 'a'.repeat(61) } } })).toEqual([
    'pricing.meta.title: 61 characters, at most 60 are shown',
  ]);
});
