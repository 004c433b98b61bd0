import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** The pictures of pages that the documents show (docs/look.md), in the browser of the tests. */
export default defineConfig({
  ...browserTests,
  testDir: 'look',
  projects: [{ name: 'screenshots' }],
  testMatch: 'screenshots.ts',
  outputDir: '../test-results/screenshots',
  reporter: 'list',
  use: { ...browserTests.use, bypassCSP: true },
});
