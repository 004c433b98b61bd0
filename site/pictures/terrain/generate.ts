/** Writes the lands as SVG sprites named by their content, and the names as a constant. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { landContours } from './contours.ts';
import { landMarkup } from './land-markup.ts';
import { lands } from './lands.ts';

const siteRoot = join(import.meta.dirname, '../..');
const directory = join(siteRoot, 'public/land');
const constants = join(siteRoot, 'pictures/terrain/land-files.ts');

mkdirSync(directory, { recursive: true });
for (const file of readdirSync(directory)) rmSync(join(directory, file));

const entries = Object.entries(lands).map(([name, shape]) => {
  const { width, height } = shape;
  const symbol =
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${name}" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice">${landMarkup(shape, landContours(shape))}</symbol></svg>\n`;
  const hash = createHash('sha256').update(symbol).digest('hex').slice(0, 8);
  writeFileSync(join(directory, `${name}.${hash}.svg`), symbol);
  return `  ${name}: { file: '/land/${name}.${hash}.svg', width: ${width}, height: ${height} },\n`;
});

writeFileSync(
  constants,
  '/** Written by pictures/terrain/generate.ts: the files are named by their content. */\n' +
    `export const landFiles = {\n${entries.join('')}} as const;\n\n` +
    'export type LandName = keyof typeof landFiles;\n',
);
