import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layouts } from '../../e2e/support/layouts.ts';

const pages = new URL('../../src/pages/', import.meta.url);

/** The table of docs/layouts.md: the first cell of a line names a layout, the last one its routes. */
const table = readFileSync(new URL('../../../docs/layouts.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name = '']) => layouts.some((layout) => layout === name))
  .map(([, layout = '', ...cells]) => {
    const routes = cells.join(' ').matchAll(/`(\/.*?)`/gu);
    return [layout, [...routes].map(([, route = '']) => route)] as const;
  });

/** The files that may draw a route, below its layout: "/services" is a page, or the first of a folder. */
const filesOf = (route: string) => {
  const path = route.slice(1).replace('*', '[slug]');
  return path === '' ? ['index.tsx'] : [`${path}.tsx`, `${path}/index.tsx`];
};

test('the table tells of each layout, and there is no other', () => {
  const folders = globSync('(*)', { cwd: pages }).map((folder) => folder.slice(1, -1));
  expect(table.map(([layout]) => layout)).toEqual([...layouts]);
  expect(folders.toSorted()).toEqual(layouts.toSorted());
});

// A page of the owner's has the layout it is put into.
test.each(table)('%s frames the pages that it is to frame', (layout, routes) => {
  const found = globSync(`(${layout})/**/*.tsx`, { cwd: pages });
  expect(routes).not.toEqual([]);
  for (const route of routes)
    expect(
      filesOf(route).filter((file) => found.includes(`(${layout})/${file}`)),
      route,
    ).toHaveLength(1);
});
