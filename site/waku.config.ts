import { fileURLToPath } from 'node:url';
import { defineConfig } from 'waku/config';

export default defineConfig({
  vite: {
    css: {
      preprocessorOptions: {
        scss: { loadPaths: [fileURLToPath(new URL('./src/styles', import.meta.url))] },
      },
    },
  },
});
