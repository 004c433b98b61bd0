import { expect, test } from 'vitest';
import { pageOf } from '../../src/browser/page-url.ts';

const follow = (href: string, from = 'https://site.example/services', link = {}) =>
  pageOf(
    { href: new URL(href, from).href, target: '', hasAttribute: () => false, ...link },
    new URL(from),
  )?.href;

test('a link inside the site leads to a page, with its query and hash', () => {
  expect(follow('/contact')).toBe('https://site.example/contact');
  expect(follow('/Pricing?interest=qa-testing#request')).toContain('#request');
});

test.each([
  ['another site', 'https://other.example/contact'],
  ['mail', 'mailto:a@b.example'],
  ['phone', 'tel:+84'],
  ['a file', '/llms.txt'],
])('%s is left to the browser', (_, href) => {
  expect(follow(href)).toBeUndefined();
});

test('another language needs a new document, the same language does not', () => {
  expect(follow('?lang=fr')).toBeUndefined();
  expect(follow('/contact?lang=ko', 'https://site.example/?lang=fr')).toBeUndefined();
  expect(follow('/contact', 'https://site.example/?lang=fr')).toBeUndefined();
  expect(follow('/contact?lang=fr', 'https://site.example/?lang=fr')).toBeDefined();
});

test('a link that names its target, or saves a file, is left to the browser', () => {
  expect(follow('/contact', undefined, { target: '_self' })).toBeUndefined();
  expect(follow('/contact', undefined, { hasAttribute: () => true })).toBeUndefined();
});
