import { defaultLocale, languageSubtag, localeValues, type Locale } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { translation } from '../../../shared/test/support/translation.ts';
import { pageAddresses } from '../../src/metadata/page-address.ts';

const others = localeValues.filter((locale) => locale !== defaultLocale);

const site = 'https://site.example';

test('a page has one address in each language, and English the one that names none', () => {
  const canonicalIn = (locale: Locale) => pageAddresses(site, '/About', locale).canonical;
  expect(localeValues.map(canonicalIn)).toEqual([
    'https://site.example/About',
    ...others.map((locale) => `https://site.example/About?lang=${locale}`),
  ]);
});

test('a cluster holds only addresses that are canonical to themselves', () => {
  const { alternates } = pageAddresses(site, '/About', 'en');
  const canonicals = localeValues.map((locale) => pageAddresses(site, '/About', locale).canonical);
  for (const { address } of alternates) expect(canonicals).toContain(address);
});

test('the alternates are the same on every language of a page, each by its ISO code', () => {
  const pages = (['en', translation] as const).map((locale) => pageAddresses(site, '/', locale));
  expect(pages[0]?.alternates).toEqual(pages[1]?.alternates);
  expect(pages[0]?.alternates.map(({ language, address }) => `${language} ${address}`)).toEqual([
    'en https://site.example/',
    ...others.map((locale) => `${languageSubtag(locale)} https://site.example/?lang=${locale}`),
    'x-default https://site.example/',
  ]);
});
