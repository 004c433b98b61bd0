import { expect, test } from 'vitest';
import { pageAddresses } from '../../../src/request/metadata/page-address.ts';

const site = 'https://site.example';

test('a page that names its language is its own canonical', () => {
  const { canonical } = pageAddresses(site, '/About', { locale: 'fr', explicit: true });
  expect(canonical).toBe('https://site.example/About?lang=fr');
});

test('a page that names none is canonical without a language, whatever the cookie says', () => {
  const { canonical } = pageAddresses(site, '/About', { locale: 'ko', explicit: false });
  expect(canonical).toBe('https://site.example/About');
});

test('the alternates are the same on every language of a page, with Japanese by its ISO code', () => {
  const pages = (['en', 'jp'] as const).map((locale) =>
    pageAddresses(site, '/', { locale, explicit: true }),
  );
  expect(pages[0]?.alternates).toEqual(pages[1]?.alternates);
  expect(pages[0]?.alternates.map(({ language, address }) => `${language} ${address}`)).toEqual([
    'en https://site.example/?lang=en',
    'fr https://site.example/?lang=fr',
    'ko https://site.example/?lang=ko',
    'ja https://site.example/?lang=jp',
    'x-default https://site.example/',
  ]);
});
