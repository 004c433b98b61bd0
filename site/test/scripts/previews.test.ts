import { localeValues } from '@sunfield/shared/locales';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { facesFor } from '../../scripts/previews/faces.ts';
import { partsOf, setTitle } from '../../scripts/previews/lines.ts';
import { encodePalettePng } from '../../scripts/previews/palette-png.ts';
import { pictureOf } from '../../scripts/previews/pictures.ts';
import { layouts } from '../../scripts/previews/places.ts';
import { routes } from '../../src/content/routes.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { previewWords } from '../../src/lib/metadata/preview-words.ts';

/** Every character as wide as its em: no face is narrower where it matters. */
const measure = (text: string) => text.length;

describe('lines of a title', () => {
  test('Korean and Latin titles break at spaces alone', () => {
    expect(partsOf('지도에서 찾는 빈 창고', 'ko')).toEqual(['지도에서 ', '찾는 ', '빈 ', '창고']);
    expect(partsOf('Orderbuddy\u00a0: le dîner', 'fr')).toEqual([
      'Orderbuddy\u00a0: ',
      'le ',
      'dîner',
    ]);
  });

  test('Japanese titles break where a reader pauses, and never before a mark', () => {
    expect(partsOf('はじめの数年を、一冊に', 'jp')).toEqual(['はじめの', '数年を、', '一冊に']);
    expect(partsOf('フルスタックアプリケーション', 'jp')).toEqual([
      'フルスタック',
      'アプリケーション',
    ]);
    expect(partsOf('保険金請求ポータル', 'jp')).toEqual(['保険金請求ポータル']);
    for (const locale of localeValues) {
      for (const { page } of routes) {
        const { title } = previewWords(page, createTranslator(locale));
        const parts = partsOf(title, locale);
        expect(parts.join('')).toBe(title);
        for (const part of parts) expect(part).not.toMatch(/^[、。：，！？」）ー々]/u);
      }
    }
  });

  test('lines are even, and a name with a colon stands alone', () => {
    const space = { width: 160, sizes: [{ size: 10, lines: 3 }] };
    const { lines } = setTitle('Sato: a warehouse that shows the way', 'en', space, measure);
    expect(lines).toEqual(['Sato:', 'a warehouse that', 'shows the way']);
  });

  test('a title that fits at no size is named', () => {
    const space = { width: 40, sizes: [{ size: 10, lines: 2 }] };
    expect(() => setTitle('Incomprehensibility', 'en', space, measure)).toThrow(
      'Incomprehensibility',
    );
  });
});

test('every page has a picture, with sizes that go down', () => {
  for (const route of routes) expect(pictureOf(route).ramp).toBeTruthy();
  for (const { sizes } of Object.values(layouts)) {
    const list = sizes.map(({ size }) => size);
    expect(list).toEqual([...list].sort((a, b) => b - a));
  }
});

test('a letter that no face has is named; a sign may be left out', async () => {
  await expect(facesFor('en', 'a길')).rejects.toThrow('길');
  const faces = await facesFor('ko', 'a길✓');
  expect(faces.map(({ characters }) => [...characters].join(''))).toEqual(['a', '길']);
});

test('a PNG has the size and the colours of its pixels', () => {
  const pixels = Uint8Array.from([
    ...[255, 0, 0, 255],
    ...[0, 0, 255, 255],
    ...[0, 0, 255, 255],
    ...[251, 246, 236, 255],
  ]);
  const png = encodePalettePng(pixels, 2, 2);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
  const chunkAt = (type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = chunkAt('PLTE');
  const colours = [...inflateSync(chunkAt('IDAT'))]
    .filter((_, index) => index % 3 !== 0)
    .map((entry) => [...palette.subarray(entry * 3, entry * 3 + 3)]);
  expect(colours).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 255],
    [251, 246, 236],
  ]);
});
