import { brand } from '@sunfield/shared/brand';
import { shade } from '@sunfield/shared/shades';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').toLowerCase();

const [, paper = ''] =
  /--paper: (#[\da-f]{6});/u.exec(read('src/styles/base/_properties.scss')) ?? [];

it('is carried over from the paper of the style sheets', () => {
  expect(shade(paper)).toBe(brand.paper);
});

it.each([
  ['plain/plain.css', `linear-gradient(60deg, ${paper} `],
  ['pictures/ramps/_ramps.scss', `ground: ${paper},`],
])('%s has the same paper', (file, declaration) => {
  expect(read(file)).toContain(declaration);
});
