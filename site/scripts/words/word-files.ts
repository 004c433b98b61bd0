import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@sunfield/shared/locales';
import type { FactList } from './check-facts.ts';
import { glossaryOf, readTerms, type Term } from './check-glossary.ts';
import { elsewhere, pathOf, type WordFiles, type Words } from './texts.ts';

/** The top of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the words of the pages are: a folder per language, and the lists of facts and of samples. */
export const wordsFolder = `${root}site/src/words/`;

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

/** What is said on more than one page, and how: `facts.json` has where, and what all languages write alike. */
export function readFacts(locale: Locale): FactList {
  const facts = readJson(`${wordsFolder}facts.json`) as unknown as Record<
    string,
    Partial<FactList[string]>
  >;
  const file = `${wordsFolder}facts/${locale}.json`;
  const own = existsSync(file) ? (readJson(file) as Record<string, string[]>) : {};
  const names = new Set([...Object.keys(facts), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const { says = [], in: places = [] } = facts[name] ?? {};
      return [name, { says: own[name] ?? says, in: places }];
    }),
  );
}

/** The terms of a language's glossary. */
export function readGlossary(locale: Locale): Term[] {
  const file = root + glossaryOf(locale);
  return existsSync(file) ? readTerms(readFileSync(file, 'utf8')) : [];
}
