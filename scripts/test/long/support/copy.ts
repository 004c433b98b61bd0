import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { root } from '../../../product.ts';

/** What is committed here, in a folder of its own: changed there, it has its own parts and our dependencies. */
export interface Copy {
  readonly folder: string;
  remove(): void;
}

export function copyOfProduct(name: string): Copy {
  mkdirSync(`${root}.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}.cache/${name}-`);
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder]);
  mkdirSync(join(folder, 'node_modules/@sunfield'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@sunfield/shared'));
  for (const each of readdirSync(`${root}node_modules`).filter((entry) => entry !== '@sunfield'))
    symlinkSync(`${root}node_modules/${each}`, join(folder, 'node_modules', each));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** What of the gate needs neither build nor browser. */
export function passesTheGate(copy: () => Copy): void {
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: copy().folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  it('the types hold', () => {
    for (const part of ['scripts', 'bench', 'shared', 'form-service', 'site'])
      expect(run('node_modules/typescript-7/bin/tsc', '-p', part)).toEqual({
        status: 0,
        output: '',
      });
  }, 120_000);

  it('the words hold', () => {
    expect(run('site/scripts/check-words.ts')).toEqual({ status: 0, output: '' });
  });

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
}
