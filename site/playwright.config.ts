import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { product } from './e2e/support/product.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  // In Firefox and WebKit: engines.config.ts.
  testIgnore: 'engines/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A shared machine may starve a browser for longer than any test should wait.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: product.siteUrl,
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Without a graphics card each frame of a moving drawing costs a core.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs as much as the test itself: where a test runs again, that run is recorded.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's sandbox refuses to run as root, as which containers run tests.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/start.ts --built',
    cwd: '..',
    url: `${product.siteUrl}/healthz`,
    env: product.env,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
