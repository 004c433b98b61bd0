import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    include: ['test/**/*.test.{ts,tsx}'],
    // What draws, packs and compresses takes long where a machine is shared: no test is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: the time is for what never does.
    expect: { poll: { timeout: 20_000, interval: 10 } },
  },
});
