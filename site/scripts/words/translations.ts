import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import type { Locale } from '@sunfield/shared/locales';
import { placedTexts, type WordFiles } from './texts.ts';
import { readJson, wordsFolder } from './word-files.ts';

/**
 * `translated/ko.json`: by the place of a text, `file: key`, the hash of the English text that it was made from,
 * and after a space that of its own words then.
 */
export type Translated = Readonly<Record<string, string>>;

const fileOf = (locale: Locale) => `${wordsFolder}translated/${locale}.json`;

/** What is noted of a language; of English, which is made from none, nothing. */
export function readTranslated(locale: Locale): Translated {
  const file = fileOf(locale);
  return existsSync(file) ? (readJson(file) as Translated) : {};
}

export function writeTranslated(locale: Locale, list: Translated): void {
  writeFileSync(fileOf(locale), `${JSON.stringify(list, null, 2)}\n`);
}

/** Enough of SHA-256 to tell one text from its next version. */
const hashLength = 8;

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, hashLength);

interface Translation {
  readonly place: string;
  /** What the list says of it, if anything. */
  readonly noted: string | undefined;
  /** What the list would say of it, were it noted now. */
  readonly now: string;
}

/** The texts that English has too, in the order of English. */
function pair(noted: Translated, english: WordFiles, language: WordFiles): Translation[] {
  const texts = new Map(placedTexts(language));
  return placedTexts(english).flatMap(([place, original]) => {
    const text = texts.get(place);
    if (text === undefined) return [];
    return [{ place, noted: noted[place], now: `${hashOf(original)} ${hashOf(text)}` }];
  });
}

/** Whether a text is as it was noted, and the English one isn't. */
function isStale({ noted, now }: Translation): boolean {
  const [original, words] = now.split(' ');
  const [notedOriginal, notedWords] = noted?.split(' ') ?? [];
  return original !== notedOriginal && words === notedWords;
}

/** The places of texts whose English has changed since they were made. */
export const staleTexts = (noted: Translated, english: WordFiles, language: WordFiles): string[] =>
  pair(noted, english, language)
    .filter(isStale)
    .map(({ place }) => place);

/** The list with every text as it is now; one that is stale stays so until its words or its line are changed. */
export const noteTranslations = (
  noted: Translated,
  english: WordFiles,
  language: WordFiles,
): Translated =>
  Object.fromEntries(
    pair(noted, english, language).map((translation) => [
      translation.place,
      (isStale(translation) ? translation.noted : undefined) ?? translation.now,
    ]),
  );

/** How many texts a list has to be told of: made anew since, or gone. */
export function countUnnoted(noted: Translated, now: Translated): number {
  const places = new Set([...Object.keys(noted), ...Object.keys(now)]);
  return [...places].filter((place) => noted[place] !== now[place]).length;
}

/** Names of tools and addresses are the same in every language; three plain words in a row are not. */
export const isSentence = (line: string) => /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/u.test(line);

/** The places of texts that a language lacks, or says in the English words. */
export function untranslatedTexts(english: WordFiles, language: WordFiles): string[] {
  const texts = new Map(placedTexts(language));
  return placedTexts(english)
    .filter(([place, original]) => {
      const text = texts.get(place);
      return text === undefined || (text === original && isSentence(text));
    })
    .map(([place]) => place);
}
