import { describe, expect, test } from 'vitest';
import { localeOfRequest } from '../../src/i18n/locale-of-request.ts';
import { keyText, pageKeyOf, requestFor } from '../../src/server/page-key.ts';

const origin = 'https://site.example';
const get = (path: string, cookie = '') => new Request(origin + path, { headers: { cookie } });
const keyOf = (path: string, cookie?: string) => {
  const key = pageKeyOf(get(path, cookie));
  return key && keyText(key);
};

describe('what asks for the same page has the same key', () => {
  test.each([
    ['/', 'document en /'],
    ['/?lang=fr', 'document fr! /'],
    ['/?lang=de', 'document en /'],
    ['/?utm_source=news&x=1', 'document en /'],
    ['/About?lang=jp&utm_source=x', 'document jp! /About'],
    ['/RSC/R/_root.txt?query=', 'rsc en /'],
    ['/RSC/R/services/qa-sts.txt?query=lang%3Dko', 'rsc ko! /services/qa-sts'],
  ])('%s', (path, key) => expect(keyOf(path)).toBe(key));

  test('the cookie chooses where the address does not', () => {
    expect(keyOf('/techs', 'a=b; i18n_redirected=ko; c=d')).toBe('document ko /techs');
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
])('%s has no page in the cache, and never fills it', (path) => {
  expect(keyOf(path)).toBeUndefined();
});

test.each(['/', '/case-studies/orderbuddy', '/?lang=jp', '/RSC/R/tech.txt?query=lang%3Dfr'])(
  'the request that %s is rendered with asks for the same page',
  (path) => {
    const key = pageKeyOf(get(path, 'i18n_redirected=ko'));
    if (!key) throw new Error('no key');
    const request = requestFor(key, origin);
    expect(pageKeyOf(request)).toEqual(key);
    expect(localeOfRequest(request)).toEqual({ locale: key.locale, explicit: key.explicit });
  },
);
