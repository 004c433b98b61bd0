import { fileURLToPath } from 'node:url';
import { defineConfig } from 'waku/config';

export default defineConfig({
  vite: {
    // One style sheet: see src/styles/all.ts.
    build: { cssCodeSplit: false },
    css: {
      preprocessorOptions: {
        scss: { loadPaths: [fileURLToPath(new URL('./src/styles', import.meta.url))] },
      },
    },
  },
});
