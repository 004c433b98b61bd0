import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { layerOf, layerOrder } from '../../vite/cascade-layers.ts';

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

describe('the cascade layer of a style sheet', () => {
  it('is that of its folder, below it where others of the folder adjust it', () => {
    expect(layerOf(source('components/button/button.module.scss'))).toBe('components.button');
    expect(layerOf(source('components/chapter/chapter.module.scss'))).toBe('components');
    expect(layerOf(source('sections/home/hero.module.scss'))).toBe('sections');
  });

  it('has its place, wherever the sheet lies', () => {
    const modules = globSync('**/*.module.scss', { cwd: source('') });
    const folders = new Set(modules.map((path) => layerOf(source(path)).split('.', 1)[0]));
    expect(folders.size).toBeGreaterThan(3);
    expect([...folders].filter((folder) => !layerOrder.includes(folder ?? ''))).toEqual([]);
  });

  it('is of one sheet alone, as its classes are', () => {
    const names = globSync('**/*.module.scss', { cwd: source('') }).map((path) => basename(path));
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is the base for global styles', () => {
    expect(layerOf(source('styles/index.scss'))).toBe('base');
  });
});
