import { foreignWord, japaneseWhole, phrasesOf } from './phrases.ts';

/** From one amount to another: a line may break behind a dash, whatever space follows it. */
const range = String.raw`€?\d[\d,\u00a0\u202f]*–[\u00a0\u202f]?€?\d+(?:[,\u00a0\u202f]\d+)*`;

/** A number that begins with letters. */
const numbered = String.raw`\p{Lu}+-\d+`;

/** Words that would break at their hyphen after one letter, or amidst a name, a direction or a term of the trade. */
const french = String.raw`(?<![\p{L}-])(?:\p{L}(?:-\p{L}+)+|(?:\p{Lu}\p{Ll}{1,2} )*\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+|(?:nord|sud)-(?:est|ouest)|(?:back|front)-end|rendez-vous|start-up|\p{L}{2,7}-l(?:e|a|es)(?!\p{L})|(?:[Ll]es?[ \u00a0]|[Cc]e[ \u00a0])?week-ends?)`;

/** Short ones, of which half a line would be no more than two or three letters; and a city. */
const english = String.raw`Ho Chi Minh City|(?<![\p{L}\d-])\p{L}{2,4}-\p{L}{3,4}(?![\p{L}\d-])`;

/** A particle behind brackets, where a line may begin, and the word before short ones; two words with a dot between. */
const korean = String.raw`\p{Script=Hangul}{1,7}\([^\s()]{1,5}\)\p{Script=Hangul}{0,4}|(?:\([^\s()]+)?\)\p{Script=Hangul}{1,4}|(?<![\p{L}·])\p{L}{1,5}·\p{L}{1,6}(?![\p{L}·])`;

const around = (...patterns: readonly string[]) => {
  const pattern = new RegExp(`(${patterns.join('|')})`, 'u');
  return (text: string) => text.split(pattern);
};

/** A number and what it counts, with what follows them, as long as a narrow column has room for it. */
const counted = /^(\D*)(\d(?=.*\p{L}).{1,7})$/u;

/** The longest phrase, in letters, that narrow columns have room for. */
const longest = 14;

/** What of a phrase stays whole, and what stands before and after it. */
function wholeIn(phrase: string): readonly [before: string, whole: string, after: string] {
  const found = japaneseWhole.exec(phrase);
  if (found && phrase.length <= longest) return ['', phrase, ''];
  if (found) {
    const end = found.index + found[0].length;
    return [phrase.slice(0, found.index), found[0], phrase.slice(end)];
  }
  const [, before = phrase, number = ''] = counted.exec(phrase) ?? [];
  return [before, number, ''];
}

const cutWhole = (phrases: readonly string[]) =>
  phrases.reduce<string[]>(
    (parts, phrase) => {
      const open = parts.at(-1) ?? '';
      const closed = parts.slice(0, -1);
      const [before, whole, after] = wholeIn(phrase);
      return whole === '' ? [...closed, open + phrase] : [...closed, open + before, whole, after];
    },
    [''],
  );

const cutters: Readonly<Partial<Record<string, (text: string) => readonly string[]>>> = {
  en: around(range, numbered, english),
  fr: around(range, numbered, french),
  ko: around(range, numbered, korean),
  jp: (text) =>
    cutWhole(phrasesOf(text, 'jp') ?? [text]).flatMap((part, index) =>
      index % 2 === 1 ? [part] : part.split(foreignWord),
    ),
};

/** A text cut around what no line may part: every other piece, from the second on, stays whole. */
export const unbrokenParts = (text: string, locale: string): readonly string[] =>
  cutters[locale]?.(text) ?? [text];
