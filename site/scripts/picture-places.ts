import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureManifest } from '../pictures/picture.ts';

export const siteRoot = fileURLToPath(new URL('..', import.meta.url));

/** Where the owner puts photographs. */
const photographFolder = fileURLToPath(new URL('../pictures/photographs', import.meta.url));

/** What sharp reads, and a browser may upload. */
const photographEnding = /\.(?:jpe?g|png|webp|avif|tiff?)$/iu;

/** The photographs in a folder, each by its name without the ending; a folder that isn't there has none. */
export function photographsIn(folder = photographFolder): [name: string, path: string][] {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return files
    .filter((file) => photographEnding.test(file))
    .map((file) => [parse(file).name, join(folder, file)]);
}

/** What the last drawing of the pictures has made. */
export const manifestFile = fileURLToPath(new URL('../.cache/pictures.json', import.meta.url));

/**
 * The list of all pictures.
 * @throws Error where they haven't been drawn yet.
 */
export function readManifest(): PictureManifest {
  if (!existsSync(manifestFile))
    throw new Error('The pictures have not been drawn: npm run pictures -w site.');
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as PictureManifest;
}
