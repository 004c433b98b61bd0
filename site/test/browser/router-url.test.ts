import { expect, test } from 'vitest';
import { routerUrl } from '../../src/browser/router-url.ts';

const follow = (href: string, from = 'https://site.example/services', link = {}) =>
  routerUrl(
    { href: new URL(href, from).href, target: '', hasAttribute: () => false, ...link },
    new URL(from),
  )?.href;

test('a link inside the site goes through the router, with its query and hash', () => {
  expect(follow('/contact')).toBe('https://site.example/contact');
  expect(follow('/Pricing?interest=qa-testing#request')).toContain('#request');
});

test.each([
  ['another site', 'https://other.example/contact'],
  ['mail', 'mailto:a@b.example'],
  ['phone', 'tel:+84'],
  ['a file', '/llms.txt'],
  ['a place on this page', '#main'],
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
