import { companyPlaceholder } from '../../src/i18n/company-placeholders.ts';
import type { Words } from './texts.ts';

type Branch = Exclude<Words, string>;

const kindOf = (words: Words) =>
  typeof words === 'string' ? 'a text' : Array.isArray(words) ? 'a list' : 'a group';

const count = (branch: Branch) => Object.keys(branch).length;

/**
 * The `{{placeholders}}` of a text, in the order of the alphabet: a translation may move them. Where the
 * company is, one language may say where another does not.
 */
export const placeholders = (text: string) =>
  (text.replaceAll(companyPlaceholder, '').match(/\{\{.*?\}\}/gu) ?? []).sort();

function compareTexts(english: string, translation: string): string | undefined {
  const wanted = placeholders(english).join(', ');
  const found = placeholders(translation).join(', ');
  if (wanted === found) return undefined;
  return `placeholders ${found || 'none'}, English has ${wanted || 'none'}`;
}

/** How a translation differs in shape from the English words, each as `key: what is wrong`. */
export function compareWords(english: Words, translation: Words, key = ''): string[] {
  const say = (problem: string | undefined) => (problem ? [`${key}: ${problem}`] : []);
  if (typeof english === 'string' && typeof translation === 'string')
    return say(compareTexts(english, translation));
  if (
    typeof english === 'string' ||
    typeof translation === 'string' ||
    kindOf(english) !== kindOf(translation)
  )
    return say(`${kindOf(translation)}, English has ${kindOf(english)}`);
  if (Array.isArray(english) && count(english) !== count(translation))
    return say(`${count(translation)} items, English has ${count(english)}`);

  const englishWords = new Map(Object.entries(english));
  const words = new Map(Object.entries(translation));
  const path = (name: string) => (key ? `${key}.${name}` : name);
  return [
    ...[...englishWords].flatMap(([name, value]) => {
      const translated = words.get(name);
      return translated === undefined
        ? [`${path(name)}: missing`]
        : compareWords(value, translated, path(name));
    }),
    ...[...words.keys()]
      .filter((name) => !englishWords.has(name))
      .map((name) => `${path(name)}: not in English`),
  ];
}
