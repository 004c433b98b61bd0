import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['test/**/*.test.ts'],
    // Child processes on a busy machine: no test is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
