import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    include: ['test/**/*.test.{ts,tsx}'],
    // What draws, packs and compresses takes long where a machine is shared: no test is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
