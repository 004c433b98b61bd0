import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';
import { cascadeLayers } from './cascade-layers.ts';
import { brandSheets } from './brand-colours.ts';

/** `Features.LightDark` of Lightning CSS: two custom properties that stand in for `light-dark()`, which no sheet calls. */
const lightDark = 1048576;

/**
 * How style sheets become CSS: in the colours of the brand, each in its layer. A class is called by its sheet,
 * of which there is one of a name (test/styles/cascade-layers.test.ts): short, and the same in every build.
 */
export const styles: CSSOptions = {
  lightningcss: { exclude: lightDark },
  modules: {
    generateScopedName: (name, file) => `${basename(file, '.module.scss')}_${name}`,
  },
  postcss: { plugins: [brandSheets, ...cascadeLayers] },
  preprocessorOptions: {
    scss: { loadPaths: [fileURLToPath(new URL('../src/styles', import.meta.url))] },
  },
};
