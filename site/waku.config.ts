import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'waku/config';
import { cascadeLayers } from './src/styles/cascade-layers.ts';

/**
 * Keeps the sheets that src/styles/all.ts lists: Vite drops a CSS module whose class names nothing
 * reads, and those of client components are read in the browser alone.
 */
const keepSheets: Plugin = {
  name: 'keep-sheets',
  transform: {
    order: 'post',
    filter: { id: /\.module\.scss$/u },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
};

export default defineConfig({
  vite: {
    plugins: [keepSheets],
    // One style sheet: docs/decisions/006.
    build: { cssCodeSplit: false },
    css: {
      postcss: cascadeLayers,
      preprocessorOptions: {
        scss: { loadPaths: [fileURLToPath(new URL('./src/styles', import.meta.url))] },
      },
    },
  },
});
