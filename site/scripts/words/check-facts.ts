import { escaped, pathOf, placedTexts, type WordFiles } from './texts.ts';

/** By name, what stands on more than one page, as one language says it. */
export type FactList = Readonly<Record<string, Fact>>;

interface Fact {
  /** The ways in which a text may say it. */
  readonly says: readonly string[];
  /** The texts that have to, each as `file: key`. */
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
export function checkFacts(list: FactList, files: WordFiles, locale: string): string[] {
  const textOf = new Map(placedTexts(files));
  return Object.entries(list).flatMap(([fact, { says: wanted, in: places }]) => {
    if (places.length === 0) return [`facts/${locale}.json: ${fact}: not in facts.json`];
    if (wanted.length === 0) return [`facts/${locale}.json: ${fact}: missing`];
    return places.flatMap((place) => {
      const text = textOf.get(place);
      const [file = '', key = ''] = place.split(': ');
      if (text === undefined) return [`facts.json: ${fact}: ${place}: no such text`];
      if (wanted.some((form) => says(text, form))) return [];
      return [`${pathOf(file, locale)}: ${key}: says nothing of ${wanted.join(' or ')} (${fact})`];
    });
  });
}
