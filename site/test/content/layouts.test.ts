import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layouts } from '../../e2e/support/layouts.ts';

const pages = new URL('../../src/pages/', import.meta.url);

test.each(Object.entries(layouts))('%s frames its pages and no others', (layout, expected) => {
  const found = globSync(`(${layout})/**/*.tsx`, { cwd: pages })
    .map((file) => file.slice(`(${layout})/`.length, -'.tsx'.length))
    .filter((file) => file !== '_layout');
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('there is no other layout', () => {
  expect(globSync('(*)', { cwd: pages }).toSorted()).toEqual(
    Object.keys(layouts)
      .map((layout) => `(${layout})`)
      .toSorted(),
  );
});
