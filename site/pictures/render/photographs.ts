import { readFileSync } from 'node:fs';

import { localeValues, type Locale } from '@sunfield/shared/locales';
import sharp from 'sharp';

import type { ImageFile, Photograph } from '../picture.ts';
import { photographWords } from '../words.ts';
import { hashOf, type OutputFolder } from './output-folder.ts';

/** Pixels across: a phone, a phone of many pixels, half a wide window, a whole one. */
const widths = [480, 960, 1440, 2000];

const formats = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 78, effort: 5 },
} as const;

/**
 * Packs the photographs that have an alternative text, upright and without what a camera notes of
 * place and time.
 * @param files by their names without the ending
 * @throws Error where one's file is missing.
 */
export async function packPhotographs(
  files: ReadonlyMap<string, string>,
  output: OutputFolder,
  words = photographWords,
): Promise<Record<string, Photograph>> {
  const packed: Record<string, Photograph> = {};
  for (const name of Object.keys(words('en'))) {
    const file = files.get(name);
    if (file === undefined)
      throw new Error(
        `pictures/words/en.json describes "${name}", but no photograph has that name.`,
      );
    const alt = Object.fromEntries(localeValues.map((locale) => [locale, words(locale)[name]]));
    packed[name] = {
      alt: alt as Record<Locale, string>,
      ...(await packPhotograph(name, readFileSync(file), output)),
    };
  }
  output.removeOthers();
  return packed;
}

async function packPhotograph(
  name: string,
  bytes: Uint8Array,
  output: OutputFolder,
): Promise<Omit<Photograph, 'alt'>> {
  const image = sharp(bytes).autoOrient();
  const { autoOrient: full } = await sharp(bytes).metadata();
  const shown = [...widths.filter((width) => width < full.width), Math.min(full.width, 2000)];
  const hash = hashOf(bytes, JSON.stringify(formats));
  const pack = (format: keyof typeof formats) =>
    Promise.all(
      [...new Set(shown)].map(async (width): Promise<ImageFile> => {
        const height = Math.round((width * full.height) / full.width);
        const file = await output.file(`${name}-${width}.${hash}.${format}`, () =>
          image.clone().resize(width, height).toFormat(format, formats[format]).toBuffer(),
        );
        return { file, width, height };
      }),
    );
  const [red = 0, green = 0, blue = 0] = await image
    .clone()
    .resize(1, 1)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const ground = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { ground, avif: await pack('avif'), webp: await pack('webp') };
}
