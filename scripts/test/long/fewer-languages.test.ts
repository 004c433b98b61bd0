import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { localeValues } from '@sunfield/shared/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../product.ts';

// Takes languages away from what is committed here, as docs/add-a-language.md says: with their files and their
// lines of the list, and nothing else.

/** One stays beside English: the second, or the last. */
const remainders = [localeValues.slice(2), localeValues.slice(1, -1)].filter(
  ({ length }) => length > 0,
);

describe.each(remainders.map((taken) => ({ taken })))('without $taken', ({ taken }) => {
  let clone = '';
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: clone,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  beforeAll(() => {
    mkdirSync(`${root}.cache`, { recursive: true });
    clone = mkdtempSync(`${root}.cache/fewer-`);
    execFileSync('git', ['clone', '--quiet', '--shared', root, clone]);
    const files = execFileSync('git', ['ls-files'], { cwd: clone, encoding: 'utf8' }).split('\n');
    const named = new RegExp(String.raw`[/.](?:${taken.join('|')})[/.]`, 'u');
    for (const file of files.filter((name) => named.test(name))) rmSync(join(clone, file));
    const list = join(clone, 'shared/src/locales.ts');
    const line = new RegExp(String.raw`^.*value: '(?:${taken.join('|')})'.*\n`, 'gmu');
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll(line, ''));

    mkdirSync(join(clone, 'node_modules/@sunfield'), { recursive: true });
    symlinkSync(join(clone, 'shared'), join(clone, 'node_modules/@sunfield/shared'));
    for (const name of readdirSync(`${root}node_modules`).filter((each) => each !== '@sunfield'))
      symlinkSync(`${root}node_modules/${name}`, join(clone, 'node_modules', name));
  }, 60_000);

  afterAll(() => rmSync(clone, { recursive: true }));

  it('the types hold', () => {
    for (const part of ['scripts', 'bench', 'shared', 'form-service', 'site'])
      expect(run('node_modules/typescript-7/bin/tsc', '-p', part)).toEqual({
        status: 0,
        output: '',
      });
  }, 120_000);

  it('the words hold', () => {
    expect(run('site/scripts/check-words.ts')).toEqual({ status: 0, output: '' });
  }, 60_000);

  it('the tests of the gate hold', () => {
    const { status, output } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers',
      '4',
      '--exclude',
      '**/long/**',
    );
    expect(status, output.slice(-5000)).toBe(0);
  }, 600_000);
});
