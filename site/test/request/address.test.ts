import { describe, expect, test } from 'vitest';
import {
  addressKey,
  exactTarget,
  inLanguage,
  readAddress,
  requestFor,
  addressOf,
} from '../../src/request/address.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const keyOf = (target: string, cookies?: string) => addressKey(readAddress(target, cookies));

describe('what asks for the same page has the same key', () => {
  test.each([
    ['/', 'en /'],
    [`/?lang=${translation}`, `${translation}! /`],
    [`/?l%61ng=${translation}`, `${translation}! /`],
    ['/?lang=xx', 'en /'],
    ['/?utm_source=news&x=1', 'en /'],
    [`/About?lang=${translation}&utm_source=x`, `${translation}! /About`],
  ])('%s', (target, key) => expect(keyOf(target)).toBe(key));

  test('the cookie chooses where the address does not', () => {
    expect(keyOf('/techs', `a=b; i18n_redirected=${translation}; c=d`)).toBe(
      `${translation} /techs`,
    );
    expect(keyOf('/techs', `xi18n_redirected=${translation}`)).toBe('en /techs');
    expect(keyOf('/techs?lang=en', `i18n_redirected=${translation}`)).toBe('en! /techs');
    expect(keyOf('/techs', 'i18n_redirected=xx')).toBe('en /techs');
  });
});

test.each([
  ['/?request=sent', true],
  ['/?draft=x', true],
  ['/Pricing?interest=blockchain', true],
  ['/?utm_source=news', false],
  ['/About', false],
])('whether the answer to %s is for one visitor alone: %s', (target, isPersonal) => {
  expect(readAddress(target, undefined).isPersonal).toBe(isPersonal);
});

test.each(['/', '/case-studies/orderbuddy', '/?lang=jp'])(
  'a request for %s carries all of its address',
  (asked) => {
    const address = readAddress(asked, 'i18n_redirected=ko');
    expect(addressOf(requestFor(`https://site.example${address.path}`, address))).toBe(address);
  },
);

test('the address of a request that has none yet is read of it, once', () => {
  const request = new Request('http://localhost/About?lang=fr');
  expect(addressOf(request)).toEqual(readAddress('/About?lang=fr', undefined));
  expect(addressOf(request)).toBe(addressOf(request));
});

test.each([
  ['/about', '/About'],
  ['/About/?lang=fr', '/About?lang=fr'],
  ['//', '/'],
  ['/About', undefined],
  ['/nope', undefined],
])('%s should have been %s', (target, exact) => {
  expect(exactTarget(target, readAddress(target, undefined))).toBe(exact);
});

test('a path of slashes alone takes no longer than any other', () => {
  const target = `${'/'.repeat(1_000_000)}x`;
  expect(exactTarget(target, readAddress(target, undefined))).toBeUndefined();
});

test('this page in another language reads what it did in this one', () => {
  expect(inLanguage('', translation)).toBe(`?lang=${translation}`);
  expect(inLanguage('?lang=ko&utm_source=news', translation)).toBe(`?lang=${translation}`);
  expect(inLanguage('?interest=qa-testing&lang=ko', 'en')).toBe('?interest=qa-testing&lang=en');
  expect(inLanguage('?request=invalid&draft=x-_', 'en')).toBe('?request=invalid&draft=x-_&lang=en');
});
