import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** One weight for all text: two would weigh more than most scenes do themselves. */
const WEIGHT = 670;
const subsets = ['latin', 'vietnamese'] as const;

type Subset = (typeof subsets)[number];

const printable = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** What a font is made from, but for its characters: another version may give another font. */
export const fontSource = [
  readFileSync(require.resolve('@fontsource-variable/nunito-sans/package.json'), 'utf8'),
  readFileSync(require.resolve('subset-font/package.json'), 'utf8'),
].join('');

const alphabet =
  printable(0x20, 0x7e) +
  printable(0xa0, 0x17f) +
  printable(0x1a0, 0x1b0) +
  printable(0x1ea0, 0x1ef9) +
  '–—‘’“”•…€₫−·';

const faces = new Map<Subset, Promise<Buffer>>();

/** The page's face at the one weight, so that each scene only has to pick its characters. */
function faceOf(subset: Subset): Promise<Buffer> {
  const known = faces.get(subset);
  if (known) return known;
  const file = require.resolve(
    `@fontsource-variable/nunito-sans/files/nunito-sans-${subset}-wght-normal.woff2`,
  );
  const face = subsetFont(readFileSync(file), alphabet, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT },
  });
  faces.set(subset, face);
  return face;
}

export interface EmbeddedFont {
  families: string[];
  css: string;
}

/** Each character of a drawing's texts, once. */
export const charactersIn = (svg: string): string =>
  [...new Set([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text).join(''))].join('');

/** The page's own face with just these characters: an image can't load the page's fonts. */
export async function embeddedFont(characters: string): Promise<EmbeddedFont> {
  const families: string[] = [];
  const rules: string[] = [];
  for (const subset of subsets) {
    const wanted =
      subset === 'vietnamese' ? characters.replace(/[\u0020-\u00ff]/g, '') : characters;
    if (!/[\u0020-\u1eff₫€−]/.test(wanted)) continue;
    const font = await subsetFont(await faceOf(subset), wanted, {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
      dropTables: ['GDEF', 'STAT', 'gasp', 'prep'],
    });
    families.push(subset);
    rules.push(
      `@font-face{font-family:${subset};font-weight:400 700;src:url(data:font/woff2;base64,${font.toString('base64')})}`,
    );
  }
  return { families, css: rules.join('') };
}
