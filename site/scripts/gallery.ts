/** Writes one page with every scene of a language, for looking: node scripts/gallery.ts [en|fr|ko|jp]. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sceneFiles } from '../src/drawings/scenes/scene-files.gen.ts';

const locale = (process.argv[2] ?? 'en') as keyof typeof sceneFiles;
const publicUrl = pathToFileURL(join(import.meta.dirname, '../public')).href;

interface SceneFile {
  file: string;
  width: number;
  height: number;
}

const scenes: Record<string, { wide: SceneFile; small: SceneFile }> = sceneFiles[locale];

const image = ({ file, width, height }: SceneFile) =>
  `<img src="${publicUrl}${file}" width="${width}" height="${height}" alt="">`;

const rows = Object.entries(scenes).map(
  ([name, { wide, small }]) => `<h2>${name}</h2><p>${image(wide)}${image(small)}</p>`,
);

const directory = join(tmpdir(), 'sunfield-gallery');
const page = join(directory, `${locale}.html`);
mkdirSync(directory, { recursive: true });
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Scenes, ${locale}</title>` +
    '<style>body{background:#fbf6ec;font:16px sans-serif}p{display:flex;gap:20px;align-items:start}img{border-radius:24px}</style>' +
    rows.join(''),
);
console.log(page);
