import { textsOf, type Words } from './texts.ts';

/** No-break spaces, joiners, zero-width and soft ones: what a translator can't see, nor mend. */
export const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/gu;

const codePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * What hangs on the first or last letter of a name, which is another with the next company or city: a French
 * word that is elided, a Korean particle.
 */
export const bentToName =
  /(?:^|[\s’])(?:de|que) \{\{(?:company|city|branchCity|cities)\}\}|\{\{\w+\}\}(?:은|는|이|가|을|를|과|와|으로|로)(?![가-힣])/iu;

/**
 * How long a text may be, in characters, by the end of its key: what search engines show of a page's title and
 * description (docs/change-words.md).
 */
const longest: Readonly<Record<string, number>> = { 'meta.title': 60, 'meta.description': 160 };

/** How long the text of a key may be, in characters, where that is limited. */
export const longestOf = (key: string): number | undefined =>
  longest[key.split('.').slice(-2).join('.')];

function problemOf(key: string, text: string): string | undefined {
  const unseen = new Set(text.match(invisible));
  if (unseen.size > 0)
    return `invisible characters (${[...unseen].map(codePoint).join(', ')}); type plain spaces, lines are bound by rule`;
  if (text.trim() === '') return 'empty';
  const [bent] = bentToName.exec(text) ?? [];
  if (bent) return `“${bent.trim()}” fits some names only; say it so that any fits`;
  const [length, most = length] = [Array.from(text.trim()).length, longestOf(key)];
  if (length > most) return `${length} characters, at most ${most} are shown`;
  return undefined;
}

/** What is wrong with the texts of a file, whatever the language, each as `key: what is wrong`. */
export const checkTexts = (words: Words): string[] =>
  textsOf(words).flatMap(([key, text]) => {
    const problem = problemOf(key, text);
    return problem ? [`${key}: ${problem}`] : [];
  });
