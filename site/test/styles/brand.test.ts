import { paper } from '@sunfield/shared/brand';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').toLowerCase();

it.each([
  ['src/styles/base/_properties.scss', `--paper: ${paper};`],
  ['public/plain.css', `linear-gradient(60deg, ${paper} `],
  ['pictures/ramps/_ramps.scss', `ground: ${paper},`],
])('%s has the paper of the brand', (file, declaration) => {
  expect(read(file)).toContain(declaration);
});
