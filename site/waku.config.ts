import { defineConfig } from 'waku/config';
import { brandArtwork, brandColours } from './vite/brand-colours.ts';
import { developmentFront } from './vite/development-front.ts';
import { keepSheets } from './vite/keep-sheets.ts';
import { noPreloadHelper } from './vite/no-preload-helper.ts';
import { pictures } from './vite/pictures.ts';
import { shortHead } from './vite/short-head.ts';
import { styles } from './vite/styles.ts';

/**
 * The built server in few files, from the bottom up: Node opens a hundred of them in the time that it
 * takes to render the first page. The form has its own, as then the browser loads it only where it stands.
 * What the base waits for as it begins can't be in it: the words of each language are a file of their own.
 */
const serverChunks = [
  { name: 'sections', test: /\/site\/src\/(?:sections|layouts|pages)\//u },
  { name: 'request-form', test: /\/site\/src\/(?:islands|sections\/request-form)\//u, priority: 1 },
  {
    name: 'base',
    test: /\/(?:shared\/src|site\/\.cache|site\/pictures|site\/src)\/(?!sections|layouts|pages|words\/\w+[/.])/u,
    priority: 2,
  },
];

/** Stands for Waku's plugin of this name: no page is made in the browser, so none needs an empty one to begin with. */
const noHtmlShell = { name: 'waku:vite-plugins:html-shell' };

export default defineConfig({
  vite: {
    plugins: [
      brandArtwork,
      brandColours,
      developmentFront,
      keepSheets,
      noHtmlShell,
      noPreloadHelper,
      pictures,
      shortHead,
    ],
    build: {
      // One style sheet: docs/decisions/006.
      cssCodeSplit: false,
      // On a slow machine the bundler would print which of the framework's plugins took the time.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      // The site's own entries in place of Waku's: docs/decisions/021.
      client: {
        build: {
          rolldownOptions: { input: { index: 'src/browser/entry.ts' } },
        },
      },
      ssr: { build: { rolldownOptions: { input: { index: 'src/render-document.tsx' } } } },
      rsc: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: serverChunks } } } },
      },
    },
    css: styles,
  },
});
