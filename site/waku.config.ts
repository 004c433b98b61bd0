import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'waku/config';
import { cascadeLayers } from './src/styles/cascade-layers.ts';

/**
 * The built server in few files, from the bottom up: Node opens a hundred of them in the time that it
 * takes to render the first page. The form has its own, as then the browser loads it only where it stands.
 */
const serverChunks = [
  { name: 'sections', test: /\/site\/src\/(?:sections|layouts|pages)\//u },
  { name: 'request-form', test: /\/site\/src\/sections\/request-form\//u, priority: 1 },
  { name: 'base', test: /\/(?:shared|site)\/src\/(?!sections|layouts|pages)/u, priority: 2 },
];

/**
 * React's own file is not the one that calls it: React makes Error objects as it begins, and where an
 * inspector listens, an audit's too, V8 then parses again, whole, every function and file on the stack.
 * What it depends on stays where it is: the page's first script needs a part of that, and none of this.
 */
const clientChunks = [
  {
    name: 'react-dom-client',
    test: /\/node_modules\/(?:react-dom\/.*client|scheduler\/)/u,
    includeDependenciesRecursively: false,
  },
  // With the router on its own, the entry holds React's core itself: 0.6 kB less, and a file less to wait for.
  {
    name: 'router',
    test: /\/node_modules\/waku\/dist\/router\//u,
    includeDependenciesRecursively: false,
  },
];

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
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } },
      },
      rsc: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: serverChunks } } } },
      },
    },
    css: {
      postcss: cascadeLayers,
      preprocessorOptions: {
        scss: { loadPaths: [fileURLToPath(new URL('./src/styles', import.meta.url))] },
      },
    },
  },
});
