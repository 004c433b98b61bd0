import { defineConfig } from 'waku/config';
import { brandColours } from './vite/brand-colours.ts';
import { browserChunks } from './vite/browser-chunks.ts';
import { developmentFront } from './vite/development-front.ts';
import { keepSheets } from './vite/keep-sheets.ts';
import { noServerActions } from './vite/no-server-actions.ts';
import { pictures } from './vite/pictures.ts';
import { styles } from './vite/styles.ts';

/**
 * The built server in few files, from the bottom up: Node opens a hundred of them in the time that it
 * takes to render the first page. The form has its own, as then the browser loads it only where it stands.
 */
const serverChunks = [
  { name: 'sections', test: /\/site\/src\/(?:sections|layouts|pages)\//u },
  { name: 'request-form', test: /\/site\/src\/sections\/request-form\//u, priority: 1 },
  {
    name: 'base',
    test: /\/(?:shared\/src|site\/\.cache|site\/pictures|site\/src)\/(?!sections|layouts|pages)/u,
    priority: 2,
  },
];

export default defineConfig({
  vite: {
    plugins: [brandColours, browserChunks, developmentFront, keepSheets, noServerActions, pictures],
    build: {
      // One style sheet: docs/decisions/006.
      cssCodeSplit: false,
      // On a slow machine the bundler would print which of the framework's plugins took the time.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      rsc: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: serverChunks } } } },
      },
    },
    css: styles,
  },
});
