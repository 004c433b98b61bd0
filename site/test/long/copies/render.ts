import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { brandArtwork, brandColours } from '../../../vite/brand-colours.ts';
import { styles } from '../../../vite/styles.ts';
import type * as product from './product.ts';

// Writes everything that the product of this copy shows, by what shows it: node render.ts FILE [LOCALE …].

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const [, , output = '', ...locales] = process.argv;

const server = await createServer({
  configFile: false,
  root: file('../../..'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [brandArtwork, brandColours],
  css: styles,
  resolve: {
    alias: {
      'waku/router/server': file('stand-in-server.ts'),
      'virtual:pictures': file('stand-in-pictures.ts'),
    },
  },
});
const module = (await server.ssrLoadModule(file('product.ts'))) as typeof product;
writeFileSync(output, JSON.stringify(await module.renderProduct(locales)));
// Workers of the image library would hold it open.
process.exit();
