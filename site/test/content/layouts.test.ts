import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../src/content/routes.ts';

const pages = new URL('../../src/pages/', import.meta.url);

/** The layout group that each page file stands in, by the path it answers. */
const layoutOf = new Map(
  globSync('(*)/**/*.tsx', { cwd: pages })
    .filter((file) => !file.endsWith('_layout.tsx'))
    .map((file) => {
      const [, layout = '', path = ''] = /^\((.+?)\)\/(.+)\.tsx$/u.exec(file) ?? [];
      return [`/${path.replace(/(^|\/)index$/u, '')}`, layout];
    }),
);

test.each(routes.map(({ path, layout }) => [path, layout]))('%s has %s', (path, layout) => {
  const family = path.replace(/[^/]+$/u, '[slug]');
  expect(layoutOf.get(path) ?? layoutOf.get(family)).toBe(layout);
});

test('the 404 page and the error page have without-footer', () => {
  expect(layoutOf.get('/404')).toBe('without-footer');
  expect(layoutOf.get('/error-page')).toBe('without-footer');
});
