import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { brandArtwork, brandColours } from '../vite/brand-colours.ts';
import type * as pictures from './pictures.ts';

// Draws what is drawn and packs what is photographed (docs/decisions/005), through Vite: Node runs
// TypeScript, but no JSX.

const { module } = await runnerImport<typeof pictures>(
  fileURLToPath(new URL('pictures.ts', import.meta.url)),
  {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    plugins: [brandArtwork, brandColours],
  },
);
await module.drawPictures(process.argv.includes('--keep-previews'));
