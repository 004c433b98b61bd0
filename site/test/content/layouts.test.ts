import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layouts, type Layout } from '../../e2e/support/layouts.ts';

/** What is specified (docs/layouts.md): files below `src/pages/(layout)`. A page of the owner's has the layout it is put into. */
const specified: Readonly<Record<Layout, readonly string[]>> = {
  default: ['About', 'index', 'services/[slug]', 'services/index'],
  layout2: ['Project', 'projects/[slug]', 'projects/index'],
  layout4: ['Pricing', 'contact', 'get-in-touch', 'get-trial'],
  layout5: ['case-studies/[slug]', 'case-studies/index', 'privacy-policy'],
  'dark-header': ['tech/[slug]', 'tech/index', 'techs'],
  'without-footer': ['404', 'error-page'],
};

const pages = new URL('../../src/pages/', import.meta.url);

test.each(Object.entries(specified))('%s frames the pages that it is to frame', (layout, names) => {
  const found = globSync(`(${layout})/**/*.tsx`, { cwd: pages });
  expect(found).toEqual(expect.arrayContaining(names.map((name) => `(${layout})/${name}.tsx`)));
});

test('there is no other layout', () => {
  expect(globSync('(*)', { cwd: pages }).toSorted()).toEqual(
    layouts.map((layout) => `(${layout})`).toSorted(),
  );
});
