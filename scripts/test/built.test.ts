import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whyNotBuilt } from '../built.ts';

let root = '';

/** A file that was last written so many minutes after the first. */
function file(path: string, minute: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), minute * 60, minute * 60);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  file('site/src/pages/index.tsx', 1);
  file('site/pictures/palette.ts', 1);
  file('shared/company/rates.json', 1);
  file('shared/src/company.ts', 1);
});

afterEach(() => rmSync(root, { recursive: true }));

it('says where nothing was built', () => {
  expect(whyNotBuilt(root)).toMatch(/has not been built/u);
});

it('takes a build that is newer than what it was built from', () => {
  file('site/dist/start/serve.js', 2);
  expect(whyNotBuilt(root)).toBeUndefined();
});

it.each(['site/src/pages/index.tsx', 'site/pictures/palette.ts', 'shared/company/rates.json'])(
  'says that %s changed after the build',
  (path) => {
    file('site/dist/start/serve.js', 2);
    file(path, 3);
    expect(whyNotBuilt(root)).toContain(path);
  },
);

it('minds neither what the build draws nor the tests', () => {
  file('site/dist/start/serve.js', 2);
  file('site/src/pages.gen.ts', 3);
  file('site/test/pages.test.ts', 3);
  expect(whyNotBuilt(root)).toBeUndefined();
});
