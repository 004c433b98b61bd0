import { defineConfig, type Plugin } from 'vite';
import { readBeginning } from './config.ts';

const file = 'beginning.json';
const answer = (siteUrl?: string): string => JSON.stringify(readBeginning(siteUrl));

/** Reads the words anew each time that the editor is opened; what is built holds them as they were. */
const beginning: Plugin = {
  name: 'beginning',
  configureServer({ middlewares }) {
    middlewares.use(`/${file}`, (_, response) => {
      response.setHeader('content-type', 'application/json').end(answer(process.env.SITE_URL));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: answer() });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../.cache/vite-edit',
  build: { outDir: '../.cache/edit', emptyOutDir: true, target: 'esnext' },
  plugins: [beginning],
  // Its faces lie beside its script, which finds them by its own address.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
});
