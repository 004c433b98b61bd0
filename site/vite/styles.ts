import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';
import { cascadeLayers } from './cascade-layers.ts';
import { brandSheets } from './brand-colours.ts';

/** How style sheets become CSS: in the colours of the brand, each in its layer. */
export const styles: CSSOptions = {
  postcss: { plugins: [brandSheets, ...cascadeLayers] },
  preprocessorOptions: {
    scss: { loadPaths: [fileURLToPath(new URL('../src/styles', import.meta.url))] },
  },
};
