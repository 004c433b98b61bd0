import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// A thing's own colour, from how somebody writes it, through the formatter, to what the build makes of it
// in another brand.

const blue = {
  ink: '#0e1524',
  paper: '#eff4fc',
  main: '#5b8def',
  bright: '#8fd3f4',
  deep: '#2a4bb0',
  accent: '#8a1f6b',
};
const written = {
  'drawing.ts': `import { own } from './own.ts';
    import artwork from './artwork.svg?raw';
    import sheet from './sheet.scss?inline';
    export const colours = ["#F2600C", own("#B23C02"), artwork, sheet];`,
  'own.ts': 'export const own = (colour: string) => colour;',
  'artwork.svg':
    '<svg><g data-own=""><path fill="#f2600c"/></g><path fill="#F2600C"/><path fill="#b23c02" data-own=""/></svg>',
  'sheet.scss': 'a { color: #F2600C; background: own(#B23C02) }',
};

const top = mkdtempSync(join(tmpdir(), 'sunfield-own-'));
const folder = join(top, 'site/pictures');
let colours: string[] = [];

beforeAll(async () => {
  vi.doMock('@sunfield/shared/brand', () => ({ brand: blue }));
  const { brandArtwork, brandColours } = await import('../../vite/brand-colours.ts');
  const { styles } = await import('../../vite/styles.ts');
  const { build } = await import('vite');
  mkdirSync(folder, { recursive: true });
  const config = await resolveConfig(fileURLToPath(import.meta.url));
  for (const [name, source] of Object.entries(written)) {
    const formatted = name.endsWith('svg')
      ? source
      : await format(source, { ...config, filepath: name });
    writeFileSync(join(folder, name), formatted);
  }
  await build({
    configFile: false,
    root: top,
    logLevel: 'error',
    plugins: [brandArtwork, brandColours],
    css: styles,
    build: { ssr: join(folder, 'drawing.ts'), minify: false },
  });
  const built = join(top, 'dist/drawing.mjs');
  ({ colours } = (await import(/* @vite-ignore */ built)) as { colours: string[] });
});
afterAll(() => {
  vi.doUnmock('@sunfield/shared/brand');
  rmSync(top, { recursive: true });
});

test('a drawing has the brand’s colours, and its own', () => {
  expect(colours.slice(0, 2)).toEqual([blue.main, '#B23C02']);
});

test('artwork too, of an element and of all in it', () => {
  expect(colours[2]).toBe(
    '<svg><g data-own=""><path fill="#f2600c"/></g><path fill="#5b8def"/><path fill="#b23c02" data-own=""/></svg>',
  );
});

test('a style sheet too', () => {
  expect(colours[3]).toContain('color:#5b8def');
  expect(colours[3]).toContain('background:#b23c02');
  expect(colours[3]).not.toContain('own(');
});
