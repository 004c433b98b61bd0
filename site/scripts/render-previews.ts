/**
 * Draws the picture that stands for a page where a link to it is shared, in each language, and writes
 * the files' names for <Metadata>. Pictures are named by what they are drawn from, and kept while that
 * stays the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { localeValues } from '@sunfield/shared/locales';

import { Rasterisers } from './previews/rasterisers.ts';
import { composePictures } from './previews/sheets.ts';
import { loadDrawings } from './scenes/load-drawings.ts';

const siteRoot = join(import.meta.dirname, '..');
const directory = join(siteRoot, 'public/previews');
const manifest = join(siteRoot, 'src/lib/metadata/preview-files.gen.ts');

/** The programs that turn a source into bytes: another version may draw another picture. */
const programs = [
  'scripts/previews/faces.ts',
  'scripts/previews/palette-png.ts',
  'scripts/previews/rasterise.ts',
  'package.json',
].map((file) => readFileSync(join(siteRoot, file), 'utf8'));

const hashOf = (...parts: string[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

const { pages, faces } = await composePictures(await loadDrawings());
const files: Record<string, Record<string, string>> = {};
const tasks = pages.map(({ route: { path }, ground, sheets }) => {
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  const named = sheets.map(({ locale, svg }) => {
    const file = `${locale}/${name}.${hashOf(ground, svg, ...programs)}.png`;
    (files[locale] ??= {})[path] = `/previews/${file}`;
    return { locale, svg, file: join(directory, file) };
  });
  return { ground, sheets: named.filter(({ file }) => !existsSync(file)) };
});

for (const locale of localeValues) {
  mkdirSync(join(directory, locale), { recursive: true });
  const wanted = new Set(Object.values(files[locale] ?? {}));
  for (const file of readdirSync(join(directory, locale))) {
    if (!wanted.has(`/previews/${locale}/${file}`)) rmSync(join(directory, locale, file));
  }
}

const missing = tasks.filter(({ sheets }) => sheets.length > 0);
const rasterisers = new Rasterisers(Math.min(availableParallelism(), missing.length), faces);
await Promise.all(
  missing.map(async ({ ground, sheets }) => {
    const pngs = await rasterisers.draw({ ground, sheets });
    pngs.forEach((png, index) => writeFileSync(sheets[index]?.file ?? '', png));
  }),
);
await rasterisers.close();

writeFileSync(
  manifest,
  `/** Written by scripts/render-previews.ts. */\n// prettier-ignore\nexport const previewFiles: Record<string, Record<string, string>> = ${JSON.stringify(files, null, 2)};\n`,
);
