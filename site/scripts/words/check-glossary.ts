import { escaped, pathOf, textsOf, type WordFiles } from './texts.ts';

/** A row of the glossary: what a language writes, and what it doesn't. */
export interface Term {
  readonly write: readonly string[];
  readonly not: readonly string[];
}

/** Where the glossary of a language is, from the top of the repository. */
export const glossaryOf = (locale: string) => `docs/glossary/${locale}.md`;

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const wordsOf = (cell = '') => cell.split(/;\s*/u).filter((word) => word !== '');

/** The terms of a language: the table of its glossary. */
export function readTerms(markdown: string): Term[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, write, not] = cellsOf(row);
    return { write: wordsOf(write), not: wordsOf(not) };
  });
}

/** Whether a word begins in a text, in whatever case; in Latin letters, not within another word. */
function begins(text: string, word: string): boolean {
  const apart = /^\p{Script=Latin}/u.test(word) ? String.raw`(?<![\p{Script=Latin}-])` : '';
  return new RegExp(apart + escaped(word), 'iu').test(text.replaceAll(/\{\{.*?\}\}/gu, ''));
}

const placesOf = (files: WordFiles, locale: string) =>
  [...files].flatMap(([file, words]) =>
    textsOf(words).map(([key, text]) => ({ place: `${pathOf(file, locale)}: ${key}`, text })),
  );

/** Words that the glossary has another for, each as `file: key: what is wrong`. */
export function findForbidden(terms: readonly Term[], files: WordFiles, locale: string): string[] {
  const texts = placesOf(files, locale);
  return terms.flatMap(({ write, not }) =>
    not.flatMap((word) =>
      texts
        .filter(({ text }) => begins(text, word))
        .map(({ place }) => `${place}: “${word}”; the glossary writes ${write.join(', ')}`),
    ),
  );
}

/** Where the words of a language leave the glossary, each as `file: key: what is wrong`. */
export function checkGlossary(terms: readonly Term[], files: WordFiles, locale: string): string[] {
  const file = glossaryOf(locale);
  if (terms.length === 0) return [`${file}: no table of terms`];
  const texts = placesOf(files, locale);
  const unused = terms
    .flatMap(({ write }) => write)
    .filter((word) => !texts.some(({ text }) => begins(text, word)))
    .map((word) => `${file}: ${word}: no text uses it`);
  return [...unused, ...findForbidden(terms, files, locale)];
}
