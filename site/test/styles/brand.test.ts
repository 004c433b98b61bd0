import { brand } from '@sunfield/shared/brand';
import { wcagContrast } from 'culori';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shade } from '../../vite/shades.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').toLowerCase();

const [, paper = ''] =
  /--paper: (#[\da-f]{6});/u.exec(read('src/styles/base/_properties.scss')) ?? [];

it.each([
  ['ink', 'paper'],
  ['ink', 'main'],
  ['ink', 'bright'],
  ['deep', 'paper'],
  ['accent', 'paper'],
] as const)('has a colour %s that can be read on %s', (text, ground) => {
  expect(wcagContrast(brand[text], brand[ground])).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.entries(brand))('has %s written with six digits in small letters', (_, colour) => {
  expect(colour).toMatch(/^#[\da-f]{6}$/u);
});

it('is carried over from the paper of the style sheets', () => {
  expect(shade(paper)).toBe(brand.paper);
});

it.each([
  ['plain/plain.css', `linear-gradient(60deg, ${paper} `],
  ['pictures/ramps/_ramps.scss', `ground: ${paper},`],
])('%s has the same paper', (file, declaration) => {
  expect(read(file)).toContain(declaration);
});
