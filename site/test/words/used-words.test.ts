import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { fileURLToPath } from 'node:url';
import * as dictionary from '../../src/words/en/index.ts';

const companyFolder = fileURLToPath(new URL('../../../shared/company/', import.meta.url));

/** The dotted path of every text; the items of a list share one. */
function pathsOf(words: unknown, path: string[] = []): string[] {
  if (typeof words !== 'object' || words === null) return [path.join('.')];
  if (Array.isArray(words)) return words.flatMap((item) => pathsOf(item, path));
  return Object.entries(words).flatMap(([key, value]) => pathsOf(value, [...path, key]));
}

const unique = (paths: string[]) => [...new Set(paths)];

describe('the words of the pages are all asked for', () => {
  // Pages take words in two ways, t('interface.menu.open') and { open } = t('interface.menu'), and
  // lists of links carry keys as data. So a text counts as used where a key in the code names it or
  // a branch above it, and the rest of its path stands in the code as names. What texts themselves are filled with
  // is read from a whole branch.
  const root = join(import.meta.dirname, '../../src');
  const code = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('words'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  // What the owner has named, such as clients and roles, has its words by those names.
  const facts = globSync('*.json', { cwd: companyFolder }).map((file) =>
    readFileSync(companyFolder + file, 'utf8'),
  );
  const names = new Set(
    [...code, ...facts].flatMap((text) => text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []),
  );
  const slugs = new Set(code.flatMap((text) => text.match(/[a-z]+(?:-[a-z\d]+)+/gu) ?? []));
  const keys = unique(
    code.flatMap((text) =>
      [
        ...text.matchAll(
          /['`]((?:[\w-]+|\$\{[^}]+\})(?:\.(?:[\w-]+|\$\{[^}]+\}))+|(?<== t\(')\w+)['`]|(?<=dictionaries\[locale\]\.)(\w+)/gu,
        ),
      ].map(([, key, branch = '']) => key ?? branch),
    ),
  ).map((key) => key.split('.'));

  const isNamed = (segment: string) => names.has(segment) || slugs.has(segment);
  const leadsTo = (key: string[], path: string[]) =>
    key.length <= path.length &&
    key[0] === path[0] &&
    key.every((segment, index) => segment.startsWith('${') || segment === path[index]) &&
    path.slice(key.length).every(isNamed);

  test.each(Object.entries(dictionary))('%s', (branch, words) => {
    const paths = unique(pathsOf(words, [branch]));
    const unused = paths.filter((path) => !keys.some((key) => leadsTo(key, path.split('.'))));
    expect(unused).toEqual([]);
  });
});
