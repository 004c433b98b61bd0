import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeValues } from '@sunfield/shared/locales';
import { afterAll, beforeAll, describe } from 'vitest';
import { copyOfProduct, passesTheGate, type Copy } from './support/copy.ts';

// Takes languages away from what is committed here, as docs/add-a-language.md says: with their files and their
// lines of the list, and nothing else.

/** One stays beside English: the second, or the last. */
const remainders = [localeValues.slice(2), localeValues.slice(1, -1)].filter(
  ({ length }) => length > 0,
);

describe.each(remainders.map((taken) => ({ taken })))('without $taken', ({ taken }) => {
  let copy: Copy;

  beforeAll(() => {
    copy = copyOfProduct('fewer');
    const cwd = copy.folder;
    const files = execFileSync('git', ['ls-files'], { cwd, encoding: 'utf8' }).split('\n');
    const named = new RegExp(String.raw`[/.](?:${taken.join('|')})[/.]`, 'u');
    for (const file of files.filter((name) => named.test(name))) rmSync(join(cwd, file));
    const list = join(cwd, 'shared/src/locales.ts');
    const line = new RegExp(String.raw`^.*value: '(?:${taken.join('|')})'.*\n`, 'gmu');
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll(line, ''));
  });

  afterAll(() => {
    copy.remove();
  });

  passesTheGate(() => copy);
});
