import { expect, test } from 'vitest';
import { namesIn, personName } from '../src/person-name.ts';

test.each([
  ['민수', '김', 'ko', '김민수'],
  ['太郎', '山田', 'jp', '山田 太郎'],
  ['さくら', '佐々木', 'jp', '佐々木 さくら'],
  ['ジェーン', 'スミス', 'jp', 'スミス ジェーン'],
  ['Anna', 'Müller', 'jp', 'Anna Müller'],
  ['花子', 'Müller', 'jp', '花子 Müller'],
  ['Minsu', 'Kim', 'ko', 'Minsu Kim'],
  ['Zoë', 'Martin', 'fr', 'Zoë Martin'],
  ['(unreadable)', '', 'en', '(unreadable)'],
] as const)('%s, of the family %s, is in %s: %s', (firstName, lastName, locale, name) => {
  expect(personName({ firstName, lastName, locale })).toBe(name);
});

test('a form asks for the names in the order of its language', () => {
  expect(namesIn('ko')).toEqual(['lastName', 'firstName']);
  expect(namesIn('fr')).toEqual(['firstName', 'lastName']);
});
