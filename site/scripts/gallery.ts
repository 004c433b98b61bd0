/** Writes one page with every scene of a language, for looking: npm run gallery -w site [en|fr|ko|jp]. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@sunfield/shared/brand';
import { defaultLocale, isLocale } from '@sunfield/shared/locales';
import type { ImageFile } from '../pictures/picture.ts';
import { readManifest, siteRoot } from './picture-places.ts';

const [, , argument] = process.argv;
const locale = isLocale(argument) ? argument : defaultLocale;
const publicUrl = pathToFileURL(join(siteRoot, 'public')).href;

const image = ({ file, width, height }: ImageFile) =>
  `<img src="${publicUrl}${file}" width="${width}" height="${height}" alt="">`;

const rows = Object.entries(readManifest().scenes).map(([name, { files }]) => {
  const { wide, medium, near, small } = files[locale];
  const shown = [wide, medium, near, small].filter((file) => file !== undefined);
  return `<h2>${name}</h2><p>${shown.map(image).join('')}</p>`;
});

const directory = join(tmpdir(), 'sunfield-gallery');
const page = join(directory, `${locale}.html`);
mkdirSync(directory, { recursive: true });
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Scenes, ${locale}</title>` +
    `<style>body{background:${brand.paper};font:16px sans-serif}p{display:flex;gap:20px;align-items:start}img{border-radius:24px}</style>` +
    rows.join(''),
);
console.log(page);
