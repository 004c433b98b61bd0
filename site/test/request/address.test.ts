import { describe, expect, test } from 'vitest';
import {
  addressKey,
  exactTarget,
  isShared,
  readAddress,
  shows404,
  targetOf,
} from '../../src/request/address.ts';

const keyOf = (target: string, cookies?: string) => {
  const address = readAddress(target, cookies);
  return isShared(address) ? addressKey(address) : undefined;
};

describe('what asks for the same page has the same key', () => {
  test.each([
    ['/', 'document en /'],
    ['/?lang=fr', 'document fr! /'],
    ['/?l%61ng=fr', 'document fr! /'],
    ['/?lang=de', 'document en /'],
    ['/?utm_source=news&x=1', 'document en /'],
    ['/About?lang=jp&utm_source=x', 'document jp! /About'],
    ['/RSC/R/_root.txt', 'rsc en /'],
    ['/RSC/R/_root.txt?query=', 'rsc en /'],
    ['/RSC/R/services/qa-sts.txt?query=lang%3Dko', 'rsc ko! /services/qa-sts'],
  ])('%s', (target, key) => expect(keyOf(target)).toBe(key));

  test('the cookie chooses where the address does not', () => {
    expect(keyOf('/techs', 'a=b; i18n_redirected=ko; c=d')).toBe('document ko /techs');
    expect(keyOf('/techs', 'xi18n_redirected=ko')).toBe('document en /techs');
    expect(keyOf('/techs?lang=fr', 'i18n_redirected=ko')).toBe('document fr! /techs');
    expect(keyOf('/techs', 'i18n_redirected=xx')).toBe('document en /techs');
  });
});

test.each([
  '/nope',
  '/about',
  '/About/',
  '/?request=sent',
  '/?draft=x',
  '/Pricing?interest=blockchain',
  '/RSC/R/nope.txt',
  '/RSC/R/_root.txt?query=request%3Dsent',
  '/error-page',
])('%s is no page that everybody shares', (target) => {
  expect(keyOf(target)).toBeUndefined();
});

test.each(['/', '/case-studies/orderbuddy', '/?lang=jp', '/RSC/R/tech.txt?query=lang%3Dfr'])(
  'the plainest target for %s has the same address',
  (target) => {
    const address = readAddress(target, 'i18n_redirected=ko');
    expect(readAddress(targetOf(address), `i18n_redirected=${address.locale}`)).toEqual(address);
  },
);

test.each([
  ['/about', '/About'],
  ['/About/?lang=fr', '/About?lang=fr'],
  ['//', '/'],
  ['/RSC/R/pricing.txt?query=x', '/RSC/R/Pricing.txt?query=x'],
  ['/About', undefined],
  ['/nope', undefined],
  ['/RSC/R/_root.txt', undefined],
])('%s should have been %s', (target, exact) => {
  expect(exactTarget(target, readAddress(target, undefined))).toBe(exact);
});

test('a path of slashes alone takes no longer than any other', () => {
  const target = `${'/'.repeat(1_000_000)}x`;
  expect(exactTarget(target, readAddress(target, undefined))).toBeUndefined();
});

test.each([
  ['/404', true],
  ['/RSC/R/404.txt', false],
  ['/RSC/R/nope.txt', true],
  ['/RSC/R/About.txt', false],
  ['/offline/en', false],
])('whether %s shows the 404 page with 200: %s', (target, shows) => {
  expect(shows404(readAddress(target, undefined))).toBe(shows);
});
