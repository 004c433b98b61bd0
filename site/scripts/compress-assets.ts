import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bestQuality, brotli, gzipped } from '../src/front/encodings.ts';

// Packs the built files as small as they get, once, instead of on every start.

const folder = fileURLToPath(new URL('../dist/public', import.meta.url));
const worthPacking = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && worthPacking.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(bytes, bestQuality));
    writeFileSync(`${file}.gz`, await gzipped(bytes));
  }),
);
