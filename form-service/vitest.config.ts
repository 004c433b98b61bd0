import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-service',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/office-zone.ts'],
    // Mail servers, fsyncs and child processes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: the time is for what never does.
    expect: { poll: { timeout: 20_000, interval: 10 } },
  },
});
