import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { printSvg, readSvg, type SvgElement } from '../pictures/artwork/svg.ts';
import { isOwnRamp } from '../pictures/ramps/ramp.ts';
import { inBrand, shade } from './shades.ts';
import type { PostcssPlugins } from './cascade-layers.ts';

// Whoever draws writes plain colours: all three carry them over to the brand (site/vite/shades.ts) as files are
// read. What is marked as a thing's own stays: `own('#f2600c')`, `data-own`, `own(#f2600c)`.

const literal = /(?<!\bown\(\s*)(["'])(#(?:[\da-f]{6}|[\da-f]{3}))\1/giu;

/** Carries over the colours in the modules of the drawings. */
export const brandColours: Plugin = {
  name: 'brand-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\/pictures\/.*\.tsx?$/u },
    handler: (code) =>
      code.replaceAll(literal, (_, quote: string, hex: string) => quote + shade(hex) + quote),
  },
};

const wholeColour = /^#(?:[\da-f]{6}|[\da-f]{3})$/iu;

const shadesOf = ({ name, attributes, children }: SvgElement): SvgElement =>
  attributes.has('data-own')
    ? { name, attributes, children }
    : {
        name,
        attributes: new Map(
          [...attributes].map(([key, value]) => [
            key,
            wholeColour.test(value) ? shade(value) : value,
          ]),
        ),
        children: children.map(shadesOf),
      };

/** Carries over the colours of artwork, with all that is in an element of its own colours excepted. */
export const brandArtwork: Plugin = {
  name: 'brand-artwork',
  enforce: 'pre',
  load: {
    filter: { id: /\/site\/pictures\/.*\.svg\?raw$/u },
    handler(id) {
      const file = id.slice(0, -'?raw'.length);
      const artwork = printSvg(shadesOf(readSvg(readFileSync(file, 'utf8'))));
      return `export default ${JSON.stringify(artwork)}`;
    },
  },
};

/** Carries over the colours of style sheets; ramps that are not the brand's stay. */
export const brandSheets: PostcssPlugins[number] = {
  postcssPlugin: 'brand-sheets',
  // Once: a declaration that was carried over must not be carried further.
  Once(root) {
    root.walkDecls((declaration) => {
      const { parent } = declaration;
      const selector = parent?.type === 'rule' ? (parent as { selector?: string }).selector : '';
      if (!isOwnRamp(selector)) declaration.value = inBrand(declaration.value);
    });
  },
};
