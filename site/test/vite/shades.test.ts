import { afterEach, describe, expect, test, vi } from 'vitest';
import { oklch } from 'culori';

const green = {
  ink: '#10201a',
  paper: '#f0f7f3',
  main: '#2fa86b',
  bright: '#7fd6a0',
  deep: '#0d6b3d',
  accent: '#5a2a83',
};

async function shadesOf(brand?: object) {
  vi.resetModules();
  vi.doUnmock('@sunfield/shared/brand');
  if (brand) vi.doMock('@sunfield/shared/brand', () => ({ brand }));
  return import('../../vite/shades.ts');
}

afterEach(() => {
  vi.doUnmock('@sunfield/shared/brand');
});

describe('a style sheet in another brand', () => {
  const drawn =
    'a { color: #f2600c; background: rgb(27 20 16 / 16%); border-color: rgba(27, 20, 16, 0.5); fill: #e2630c; stroke: own(#fbf6ec) }';

  test('stays as it was drawn while the brand is what it was drawn with', async () => {
    const { drawnWith } = await shadesOf();
    const { inBrand } = await shadesOf(drawnWith);
    expect(inBrand(drawn)).toBe(drawn.replace('own(#fbf6ec)', '#fbf6ec'));
  });

  test('has its colours, a thing’s own excepted', async () => {
    const { inBrand } = await shadesOf(green);
    const carried = inBrand(drawn);
    expect(carried).toContain('color: #2fa86b');
    expect(carried).toContain('rgb(16 32 26 / 16%)');
    expect(carried).toContain('rgb(16, 32, 26, 0.5)');
    expect(carried).not.toContain('#e2630c');
    expect(carried).toContain('stroke: #fbf6ec');
    expect(inBrand('#F2600C')).toBe(green.main);
  });

  test('keeps the lightness of every shade, greys, and hues that were never the brand’s', async () => {
    const { shade } = await shadesOf(green);
    for (const hex of ['#ffda8c', '#7a2e00', '#07484b', '#d75f1a'])
      expect(oklch(shade(hex))?.l).toBeCloseTo(oklch(hex)?.l ?? 0, 2);
    expect(oklch(shade('#e2630c'))?.h).toBeCloseTo(oklch(green.main)?.h ?? 0, -1);
    for (const hex of ['#fff', '#808080', '#5a7a33', '#70486b']) expect(shade(hex)).toBe(hex);
  });
});
