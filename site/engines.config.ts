import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The journeys in the engines that Playwright doesn't drive: each test has a browser of its own. */
export default defineConfig({
  ...config,
  testDir: 'e2e/engines',
  testIgnore: [],
  use: {},
});
