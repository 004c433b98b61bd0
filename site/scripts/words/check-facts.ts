import type { Locale } from '@sunfield/shared/locales';
import { escaped, pathOf, placedTexts, type WordFiles } from './texts.ts';

/**
 * `facts.json`: by name, what stands on more than one page. `says` holds the ways in which a text may say
 * it, for each language or for all; `in` the texts that have to, each as `file: key`.
 */
export type FactList = Readonly<Record<string, Fact>>;

interface Fact {
  readonly says: readonly string[] | Readonly<Partial<Record<Locale, readonly string[]>>>;
  readonly in: readonly string[];
}

/** What may not stand beside a form that begins or ends so: the rest of a longer number or word. */
const before = (form: string) =>
  /^\d/u.test(form) ? String.raw`(?<!\d|\d[., ])` : /^[a-zà-ÿ]/iu.test(form) ? '(?<![a-zà-ÿ])' : '';
const after = (form: string) =>
  /\d$/u.test(form) ? String.raw`(?!\d|[.,]\d)` : /[a-zà-ÿ]$/iu.test(form) ? '(?![a-zà-ÿ])' : '';

/** Whether a text says something, in whatever case; `111` and `1,011` don't say `11`. */
export const says = (text: string, form: string) =>
  new RegExp(before(form) + escaped(form) + after(form), 'iu').test(text);

/** Which texts of a language don't say what the list of facts says, each as `file: key: what is wrong`. */
export function checkFacts(list: FactList, files: WordFiles, locale: Locale): string[] {
  const textOf = new Map(placedTexts(files));
  return Object.entries(list).flatMap(([fact, { says: forms, in: places }]) => {
    const wanted: readonly string[] = 'at' in forms ? forms : (forms[locale] ?? []);
    if (wanted.length === 0) return [`facts.json: ${fact}: says nothing in ${locale}`];
    return places.flatMap((place) => {
      const text = textOf.get(place);
      const [file = '', key = ''] = place.split(': ');
      if (text === undefined) return [`facts.json: ${fact}: ${place}: no such text`];
      if (wanted.some((form) => says(text, form))) return [];
      return [`${pathOf(file, locale)}: ${key}: says nothing of ${wanted.join(' or ')} (${fact})`];
    });
  });
}
