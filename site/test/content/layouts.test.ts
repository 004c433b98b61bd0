import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = new URL('../../src/pages/', import.meta.url);

/** What each layout frames, as docs/layouts.md tells it: the files of its pages, `[slug]` for a family's entries. */
const framed: Record<string, readonly string[]> = {
  default: ['About', 'index', 'services/[slug]', 'services/index'],
  layout2: ['Project', 'projects/[slug]', 'projects/index'],
  layout4: ['Pricing', 'contact', 'get-in-touch', 'get-trial'],
  layout5: ['case-studies/[slug]', 'case-studies/index', 'privacy-policy'],
  'dark-header': ['tech/[slug]', 'tech/index', 'techs'],
  'without-footer': ['404', 'error-page'],
};

test.each(Object.entries(framed))('%s frames its pages and no others', (layout, expected) => {
  const found = globSync(`(${layout})/**/*.tsx`, { cwd: pages })
    .map((file) => file.slice(layout.length + 3, -'.tsx'.length))
    .filter((file) => file !== '_layout');
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('there is no other layout', () => {
  expect(globSync('(*)', { cwd: pages }).toSorted()).toEqual(
    Object.keys(framed)
      .map((layout) => `(${layout})`)
      .toSorted(),
  );
});
