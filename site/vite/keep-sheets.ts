import type { Plugin } from 'vite';

/**
 * Keeps the sheets that src/styles/all.ts lists: Vite drops a CSS module whose class names nothing
 * reads, and those of client components are read in the browser alone.
 */
export const keepSheets: Plugin = {
  name: 'keep-sheets',
  transform: {
    order: 'post',
    filter: { id: /\.module\.scss$/u },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
};
