import { globSync } from 'node:fs';

/** What each of them frames is told by docs/layouts.md. */
export const layouts = [
  'default',
  'layout2',
  'layout4',
  'layout5',
  'dark-header',
  'without-footer',
] as const;

export type Layout = (typeof layouts)[number];

const files = globSync('(*)/**/*.tsx', { cwd: new URL('../../src/pages/', import.meta.url) });

/** The layout of a route's page: the folder that its file lies in. */
export function layoutOf(path: string): Layout {
  const name = path.slice(1);
  const names = [name || 'index', `${name}/index`, name.replace(/[^/]+$/u, '[slug]')];
  const found = layouts.find((layout) =>
    names.some((page) => files.includes(`(${layout})/${page}.tsx`)),
  );
  if (!found) throw new Error(`No layout frames ${path}.`);
  return found;
}
