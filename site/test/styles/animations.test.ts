import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const site = fileURLToPath(new URL('../..', import.meta.url));
const sheets = globSync('{src,pictures}/**/*.scss', { cwd: site })
  .filter((path) => !basename(path).startsWith('_'))
  .map(
    (path) =>
      [path, compile(join(site, path), { loadPaths: [join(site, 'src/styles')] }).css] as const,
  );

const keyframes = new Set(
  sheets.flatMap(([, css]) => [...css.matchAll(/@keyframes ([\w-]+)/gu)].map(([, name]) => name)),
);

/** What else may stand in `animation`, but for times, counts and functions. */
const keyword =
  /^(?:alternate|auto|backwards|both|ease|ease-in|ease-in-out|ease-out|forwards|infinite|linear|none|reverse)$/u;

const animationsOf = (css: string) =>
  [...css.matchAll(/[\s{;]animation(?:-name)?:([^;}]+)/gu)]
    .flatMap(
      ([, value = '']) =>
        value.replaceAll(/\([^()]*\)/gu, '').match(/(?<=^|[\s,])[a-z][\w-]*/gu) ?? [],
    )
    .filter((word) => !keyword.test(word) && !/^(?:cubic-bezier|steps|var)$/u.test(word));

test('every animation has its keyframes', () => {
  expect(keyframes.size).toBeGreaterThan(100);
  for (const [path, css] of sheets)
    expect(
      animationsOf(css).filter((name) => !keyframes.has(name)),
      path,
    ).toEqual([]);
});
