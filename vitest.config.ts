import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['shared', 'site', 'form-service', 'scripts'],
    // Failures, and how many passed: not which.
    reporters: 'dot',
    retry: 0,
  },
});
