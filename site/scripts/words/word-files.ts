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
const emailsFolder = fileURLToPath(
  new URL('../../../form-service/src/emails/words/', import.meta.url),
);

/** @throws Error that names the file, the line and the column where it isn't JSON. */
export function readJson(file: string): Words {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Words;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether a file stands in the folder of its language; the others have the language before the ending. */
export const isOfPages = (name: string) => !/^(?:pictures|emails)\//u.test(name);

/** Pages have a folder per language; pictures and e-mails have a file each, the language in its name. */
export const pathOf = (name: string, locale: Locale) =>
  !isOfPages(name) ? name.replace(/json$/u, `${locale}.json`) : `${locale}/${name}`;

/** Reads the words of the pages, `case-studies/iot.json`, of the pictures and of e-mails, `pictures/…/iot.json`. */
export function readLanguage(locale: Locale): WordFiles {
  const ofPages = globSync('**/*.json', { cwd: wordsFolder + locale })
    .sort()
    .map((file): [string, Words] => [file, readJson(`${wordsFolder}${locale}/${file}`)]);
  const beside = (kind: string, folder: string) =>
    globSync(`**/*.${locale}.json`, { cwd: folder })
      .sort()
      .map((file): [string, Words] => [
        `${kind}/${file.replace(`.${locale}.json`, '.json')}`,
        readJson(folder + file),
      ]);
  return new Map([
    ...ofPages,
    ...beside('pictures', picturesFolder),
    ...beside('emails', emailsFolder),
  ]);
}

/** Every text with the keys that lead to it: `need.paragraphs.0`. */
export function textsOf(words: Words, keys: readonly string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[keys.join('.'), words]];
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, [...keys, key]));
}
