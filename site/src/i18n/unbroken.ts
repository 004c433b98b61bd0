import type { Locale } from '@sunfield/shared/locales';
import { phrasesOf } from './phrases.ts';

/** Words that would break at their hyphen after one letter, or amidst a name or a term of the trade. */
const hyphenated =
  /(?<![\p{L}-])(\p{L}(?:-\p{L}+)+|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+|(?:back|front)-end)/u;

/** A number and what it counts, with what follows them, as long as a narrow column has room for it. */
const counted = /^(\D*)(\d(?=.*\p{L}).{1,7})$/u;

const cutCounted = (phrases: readonly string[]) =>
  phrases.reduce<string[]>(
    (parts, phrase) => {
      const [, before = phrase, number] = counted.exec(phrase) ?? [];
      const open = (parts.at(-1) ?? '') + before;
      const closed = parts.slice(0, -1);
      return number === undefined ? [...closed, open] : [...closed, open, number, ''];
    },
    [''],
  );

const cutters: Partial<Record<Locale, (text: string) => readonly string[]>> = {
  fr: (text) => text.split(hyphenated),
  jp: (text) => cutCounted(phrasesOf(text, 'jp') ?? []),
};

/** A text cut around what no line may part: every other piece, from the second on, stays whole. */
export const unbrokenParts = (text: string, locale: Locale): readonly string[] =>
  cutters[locale]?.(text) ?? [text];
