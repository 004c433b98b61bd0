import { inBrand, shade } from '@sunfield/shared/shades';
import type { Plugin } from 'vite';
import { isOwnRamp } from '../pictures/ramps/ramp.ts';
import type { PostcssPlugins } from '../src/styles/cascade-layers.ts';

const literal = /(["'])(#(?:[\da-f]{6}|[\da-f]{3}))\1/gu;

/**
 * Carries the colours of the drawings over to the brand (shared/src/shades.ts) as their modules are
 * read: whoever draws writes plain colours. One in capitals is the thing's own and stays.
 */
export const brandColours: Plugin = {
  name: 'brand-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\/pictures\/.*\.tsx?$/u },
    handler: (code) =>
      code.replaceAll(literal, (_, quote: string, hex: string) => quote + shade(hex) + quote),
  },
};

/** Carries the colours of style sheets over to the brand; ramps that are not the brand's stay. */
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
