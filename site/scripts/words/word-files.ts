import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@sunfield/shared/locales';

/** What a file of words may hold. */
export type Words = string | Words[] | { [key: string]: Words };

/** The word files of one language, by a name that is the same in every language. */
export type WordFiles = ReadonlyMap<string, Words>;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the words of the pages are: a folder per language, and the lists of facts and of samples. */
export const wordsFolder = `${root}site/src/words/`;

/** The words of pictures and e-mails, which stand with what shows them. */
const elsewhere: Readonly<Record<string, (locale: Locale) => string>> = {
  'pictures.json': (locale) => `site/pictures/words/${locale}.json`,
  'acknowledgement.json': (locale) =>
    `form-service/src/emails/words/acknowledgement.${locale}.json`,
};

/** A file as problems name it: from the folder of the pages' words, or from the top. */
export const pathOf = (name: string, locale: Locale) =>
  elsewhere[name]?.(locale) ?? `${locale}/${name}`;

/** @throws Error that names the file, the line and the column where it isn't JSON. */
export function readJson(file: string): Words {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Words;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads the words of the pages, `case-studies.json`, of the pictures and of e-mails. */
export function readLanguage(locale: Locale): WordFiles {
  const files = [
    ...globSync('*.json', { cwd: wordsFolder + locale })
      .sort()
      .map((name): [string, string] => [name, `${wordsFolder}${locale}/${name}`]),
    ...Object.keys(elsewhere).map((name): [string, string] => [name, root + pathOf(name, locale)]),
  ];
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readJson(file)]),
  );
}

/** Every text with the keys that lead to it: `iot.need.paragraphs.0`. */
export function textsOf(words: Words, keys: readonly string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[keys.join('.'), words]];
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, [...keys, key]));
}

/** Every text of a language by its place, `file: key`. */
export const placedTexts = (files: WordFiles): [place: string, text: string][] =>
  [...files].flatMap(([file, words]) =>
    textsOf(words).map(([key, text]): [string, string] => [`${file}: ${key}`, text]),
  );

/** A text as a regular expression has it. */
export const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
