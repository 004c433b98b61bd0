import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { product } from './e2e/support/product.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalTeardown: './e2e/support/clean-up.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // What is unsteady shall be seen.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Failures, and how many passed: not which.
  reporter: 'dot',
  projects: [
    { name: 'gate', testIgnore: 'long/**' },
    { name: 'long', testMatch: 'long/**/*.spec.ts', testIgnore: 'long/engines/**' },
    // In Firefox and WebKit, which Playwright doesn't drive: each test has a browser of its own.
    { name: 'engines', testDir: 'e2e/long/engines' },
  ],
  use: {
    baseURL: product.siteUrl,
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Without a graphics card each frame of a moving drawing costs a core.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs as much as the test itself.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's sandbox refuses to run as root, as which containers run tests.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        // Letters as wide as on phones: the headless shell would round them to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.ts --built',
    cwd: '..',
    // Said when all parts answer, and as those of this run.
    wait: { stdout: /Ctrl-C ends/u },
    env: product.env,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    timeout: 120_000,
  },
});
