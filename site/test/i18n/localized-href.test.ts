import { expect, test } from 'vitest';
import { translation } from '../../../shared/test/support/translation.ts';
import { localizedHref } from '../../src/i18n/localized-href.ts';

const explicit = { locale: translation, explicit: true } as const;

test('where the address names the language, links name it too', () => {
  expect(localizedHref('/About', explicit)).toBe(`/About?lang=${translation}`);
});

test('queries and hashes are kept', () => {
  expect(localizedHref('/Pricing?interest=qa-testing#request', explicit)).toBe(
    `/Pricing?interest=qa-testing&lang=${translation}#request`,
  );
});

test('places on the page and other sites stay as they are', () => {
  expect(localizedHref('#main', explicit)).toBe('#main');
  expect(localizedHref('mailto:a@b.example', explicit)).toBe('mailto:a@b.example');
});

test('where the cookie decides, links are plain', () => {
  expect(localizedHref('/About', { locale: translation, explicit: false })).toBe('/About');
});
