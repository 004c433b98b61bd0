import { isLocale, localeValues, type Locale } from '@sunfield/shared/locales';
import { matchesGlob } from 'node:path';
import { textsOf, type Words } from './texts.ts';

/**
 * `samples.json`: by file, the keys of texts that stand in for the owner's.
 * `*` is any one name or number of a key. A key alone means every language; after a colon stand the
 * languages in which the text is still a sample: `"hero.lead: ko jp"`.
 */
export type SampleList = Readonly<Record<string, readonly string[]>>;

export interface Sample {
  readonly file: string;
  readonly key: string;
  readonly locales: readonly Locale[];
}

const segmentsOf = (key: string) => key.split('.').length;

function readEntry(entry: string) {
  const [pattern = '', languages] = entry.split(': ');
  const locales = languages?.split(' ') ?? localeValues;
  return { pattern, locales: locales.filter(isLocale), isWhole: locales.every(isLocale) };
}

/** Whether a key fits a pattern: as paths, so that `*` stops at a dot as it does at a slash. */
const fits = (key: string, pattern: string) =>
  segmentsOf(key) === segmentsOf(pattern) &&
  matchesGlob(key.replaceAll('.', '/'), pattern.replaceAll('.', '/'));

/** The sample texts of a list; and what in it names nothing, each as `file: key: what is wrong`. */
export function findSamples(list: SampleList, english: ReadonlyMap<string, Words>) {
  const samples: Sample[] = [];
  const problems: string[] = [];
  for (const [file, entries] of Object.entries(list)) {
    const words = english.get(file);
    if (words === undefined) {
      problems.push(`${file}: no such file`);
      continue;
    }
    const keys = textsOf(words).map(([key]) => key);
    for (const entry of entries) {
      const { pattern, locales, isWhole } = readEntry(entry);
      if (!isWhole) problems.push(`${file}: ${entry}: no such language`);
      const found = keys.filter((key) => fits(key, pattern));
      if (found.length === 0) problems.push(`${file}: ${pattern}: no such text`);
      samples.push(...found.map((key) => ({ file, key, locales })));
    }
  }
  return { samples, problems };
}
