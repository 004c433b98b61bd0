import { compileString } from 'sass';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { backToTopThreshold } from '../../src/browser/scrolled.ts';
import { breakpoints } from '../../src/styles/media-queries.ts';

const loadPaths = [fileURLToPath(new URL('../../src/styles', import.meta.url))];
const compile = (source: string) =>
  compileString(`@use 'abstracts' as *;\n${source}`, { loadPaths, style: 'compressed' }).css;

/** The constants of docs/product.md, "Sizes and times". */
test.each([
  ['$container', '1266px'],
  ['$tablet', '765px'],
  ['$root', '10px'],
  ['duration(fast)', '.3s'],
  ['duration(mid)', '.6s'],
  ['duration(slow)', '.9s'],
])('%s is %s', (token, value) => {
  expect(compile(`a { b: ${token} }`)).toContain(`b:${value}`);
});

test.each([
  ['sm', '576px'],
  ['md', '768px'],
  ['lg', '992px'],
  ['xl', '1200px'],
  ['xxl', '1400px'],
])('breakpoint %s is at %s', (name, width) => {
  expect(compile(`@include below(${name}) { a { b: c } }`)).toContain(`(max-width: ${width})`);
});

test.each(Object.entries(breakpoints))('markup and style sheet agree on %s', (name, width) => {
  expect(compile(`@include below(${name}) { a { b: c } }`)).toContain(`(max-width: ${width}px)`);
  expect(compile(`@include above(${name}) { a { b: c } }`)).toContain(
    `(min-width: ${width + 0.02}px)`,
  );
});

test('style sheet and script agree on when the way back to the top appears', () => {
  expect(compile('a { b: $back-to-top }')).toContain(`b:${backToTopThreshold}px`);
});

test.each(['below(huge) { a { b: c } }', 'above(lg2) { a { b: c } }'])(
  'an unknown breakpoint fails the build: %s',
  (mixin) => {
    expect(() => compile(`@include ${mixin}`)).toThrow('Unknown breakpoint');
  },
);

test('an unknown layer fails the build', () => {
  expect(() => compile('a { z-index: layer(moon) }')).toThrow('Unknown layer');
});
