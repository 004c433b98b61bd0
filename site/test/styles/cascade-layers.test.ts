import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { layerOf } from '../../vite/cascade-layers.ts';

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

describe('the cascade layer of a style sheet', () => {
  it('is named by the folder and the file of a module', () => {
    expect(layerOf(source('components/button/button.module.scss'))).toBe('components.button');
    expect(layerOf(source('sections/home/hero.module.scss'))).toBe('sections.hero');
  });

  it('is the base for global styles', () => {
    expect(layerOf(source('styles/index.scss'))).toBe('base');
  });
});
