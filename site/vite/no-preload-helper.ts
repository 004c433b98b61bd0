import type { Plugin } from 'vite';

/**
 * Stands for Vite's helper around `import()`, which fetches a chunk's style sheets and imports ahead. The one
 * chunk that the site imports so has none, and the helper would be a sixth of all script before it.
 */
export const noPreloadHelper: Plugin = {
  name: 'no-preload-helper',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /^\0vite\/preload-helper/u },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
