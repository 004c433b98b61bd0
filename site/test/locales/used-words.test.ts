import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { formatFor } from '../../src/drawings/format.ts';
import { HeroScene, type HeroWords } from '../../src/drawings/scenes/hero/hero-scene.tsx';
import { scenes } from '../../src/drawings/scenes/registry.ts';
import type { Scene } from '../../src/drawings/scenes/scene.ts';
import dictionary from '../../src/locales/en/index.ts';

/** The dotted path of every text; the items of a list share one. */
function pathsOf(words: unknown, path: string[] = []): string[] {
  if (typeof words !== 'object' || words === null) return [path.join('.')];
  if (Array.isArray(words)) return words.flatMap((item) => pathsOf(item, path));
  return Object.entries(words).flatMap(([key, value]) => pathsOf(value, [...path, key]));
}

const unique = (paths: string[]) => [...new Set(paths)];

/** The same words, noting the path of each that is read. */
function watched(words: object, read: Set<string>, path: string[] = []): object {
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return value;
      const to = Array.isArray(target) ? path : [...path, key];
      if (typeof value === 'object' && value !== null) return watched(value, read, to);
      if (Object.hasOwn(target, key)) read.add(to.join('.'));
      return value;
    },
  });
}

describe('the words of a scene are all drawn', () => {
  const { hero, ...ofScenes } = dictionary.scenes;
  const words: Record<string, object> = ofScenes;

  test.each(Object.entries(scenes as Record<string, Scene<unknown>>))('%s', (name, scene) => {
    const read = new Set<string>();
    const drawing = { words: watched(words[name] ?? {}, read), format: formatFor('en-US') };
    for (const { Drawing } of [scene.wide, scene.small]) {
      renderToStaticMarkup(createElement('svg', null, createElement(Drawing, drawing)));
    }
    expect(unique(pathsOf(words[name])).filter((path) => !read.has(path))).toEqual([]);
  });

  test('hero', () => {
    const read = new Set<string>();
    renderToStaticMarkup(createElement(HeroScene, { words: watched(hero, read) as HeroWords }));
    expect(unique(pathsOf(hero)).filter((path) => !read.has(path))).toEqual([]);
  });
});

describe('the words of the pages are all asked for', () => {
  // Pages take words in two ways, t('interface.menu.open') and { open } = t('interface.menu'), and
  // lists of links carry keys as data. So a text counts as used where a key in the code names it or
  // a branch above it, and the rest of its path stands in the code as names.
  const root = join(import.meta.dirname, '../../src');
  const code = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('locales') && !file.startsWith('drawings'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const names = new Set(code.flatMap((text) => text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []));
  const slugs = new Set(code.flatMap((text) => text.match(/[a-z]+(?:-[a-z\d]+)+/gu) ?? []));
  const keys = unique(
    code.flatMap((text) =>
      [...text.matchAll(/['`]((?:[\w-]+|\$\{[^}]+\})(?:\.(?:[\w-]+|\$\{[^}]+\}))+)['`]/gu)].map(
        ([, key = '']) => key,
      ),
    ),
  ).map((key) => key.split('.'));

  const isNamed = (segment: string) => names.has(segment) || slugs.has(segment);
  const leadsTo = (key: string[], path: string[]) =>
    key.length <= path.length &&
    key[0] === path[0] &&
    key.every((segment, index) => segment.startsWith('${') || segment === path[index]) &&
    path.slice(key.length).every(isNamed);

  const pages = Object.entries(dictionary).filter(([branch]) => branch !== 'scenes');
  test.each(pages)('%s', (branch, words) => {
    const paths = unique(pathsOf(words, [branch]));
    const unused = paths.filter((path) => !keys.some((key) => leadsTo(key, path.split('.'))));
    expect(unused).toEqual([]);
  });
});
