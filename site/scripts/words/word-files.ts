import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@sunfield/shared/locales';

/** What a file of words may hold. */
export type Words = string | Words[] | { [key: string]: Words };

/** The word files of one language, by a name that is the same in every language. */
export type WordFiles = ReadonlyMap<string, Words>;

/** Where the words are: a folder per language, and the list of what is sample text. */
export const wordsFolder = fileURLToPath(new URL('../../src/words/', import.meta.url));
const picturesFolder = fileURLToPath(new URL('../../pictures/', import.meta.url));

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Words;

/** Pages have a folder per language; a picture has its words beside it, the language before the ending. */
export const pathOf = (name: string, locale: Locale) =>
  name.startsWith('pictures/') ? name.replace(/json$/u, `${locale}.json`) : `${locale}/${name}`;

/** Reads the words of the pages, `case-studies/iot.json`, and of the pictures, `pictures/…/iot.json`. */
export function readLanguage(locale: Locale): WordFiles {
  const ofPages = globSync('**/*.json', { cwd: wordsFolder + locale })
    .sort()
    .map((file): [string, Words] => [file, readJson(`${wordsFolder}${locale}/${file}`)]);
  const ofPictures = globSync(`**/*.${locale}.json`, { cwd: picturesFolder })
    .sort()
    .map((file): [string, Words] => [
      `pictures/${file.replace(`.${locale}.json`, '.json')}`,
      readJson(picturesFolder + file),
    ]);
  return new Map([...ofPages, ...ofPictures]);
}

/** Every text with the keys that lead to it: `need.paragraphs.0`. */
export function textsOf(words: Words, keys: readonly string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[keys.join('.'), words]];
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, [...keys, key]));
}
