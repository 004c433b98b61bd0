import { textsOf, type Words } from './word-files.ts';

/** No-break spaces, joiners, zero-width and soft ones: what a translator can't see, nor mend. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/gu;

const codePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

function problemOf(text: string): string | undefined {
  const unseen = new Set(text.match(invisible));
  if (unseen.size > 0)
    return `invisible characters (${[...unseen].map(codePoint).join(', ')}); type plain spaces, lines are bound by rule`;
  if (text.trim() === '') return 'empty';
  return undefined;
}

/** What is wrong with the texts of a file, whatever the language, each as `key: what is wrong`. */
export const checkTexts = (words: Words): string[] =>
  textsOf(words).flatMap(([key, text]) => {
    const problem = problemOf(text);
    return problem ? [`${key}: ${problem}`] : [];
  });
