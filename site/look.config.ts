import { defineConfig } from '@playwright/test';
import { pinnedBrowser } from './look/browser.ts';
import browserTests from './playwright.config.ts';

/**
 * The pictures that guard the look (docs/look.md). One browser, the same everywhere, as the lockfile pins
 * it: another draws every letter a little differently.
 */
export default defineConfig({
  ...browserTests,
  testDir: 'look',
  projects: [{ name: 'look' }],
  outputDir: '../test-results/look',
  updateSnapshots: 'none',
  reporter: [
    ['list', { printSteps: false }],
    ['html', { open: 'never', outputFolder: '../playwright-report/look' }],
  ],
  use: {
    ...browserTests.use,

    // All of a page in a picture small enough to keep: faults of style are larger than that.
    deviceScaleFactor: 1 / 3,
    // The faces that are put in beside the site's own would be refused.
    bypassCSP: true,
    launchOptions: {
      executablePath: await pinnedBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
    },
  },
});
