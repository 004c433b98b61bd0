import type { Locale } from '@sunfield/shared/locales';
import rosetta from 'rosetta';
import en from '../locales/en/index.ts';
import fr from '../locales/fr/index.ts';
import jp from '../locales/jp/index.ts';
import ko from '../locales/ko/index.ts';
import type { Dictionary } from '../locales/dictionary.ts';
import { keepJapaneseLines } from './japanese-lines.ts';
import { keepShortWords } from './short-words.ts';

type Branch = Record<string, unknown>;

/** Every dotted path into a dictionary, to a text, a list or a whole branch. */
type KeyOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends readonly unknown[] | string
    ? Key
    : Key | `${Key}.${KeyOf<Words[Key]>}`;
}[keyof Words & string];

type WordsAt<Words, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Words
    ? WordsAt<Words[Key], Rest>
    : never
  : Path extends keyof Words
    ? Words[Path]
    : never;

export type WordKey = KeyOf<Dictionary>;

export type Translate = <Key extends WordKey>(
  key: Key,
  /** The values of the `{{placeholders}}` of a text. */
  params?: Readonly<Record<string, string | number>>,
) => WordsAt<Dictionary, Key>;

const words: Record<Locale, Branch> = { en, fr, ko, jp };

/** What the words of a language need before they stand on a page. */
const refine: Record<Locale, (branch: Branch) => Branch> = {
  en: (branch) => keepShortWords(branch, 'en'),
  fr: (branch) => keepShortWords(branch, 'fr'),
  ko: (branch) => branch,
  jp: keepJapaneseLines,
};

// One instance for all requests. Its own `locale()` is shared state and is never called.
const i18n = rosetta<Branch>();

/** Each branch is refined when it is first spoken: the first page waits for its own words alone. */
function prepare(locale: Locale, branch: string): void {
  if (i18n.table(locale)?.[branch] === undefined)
    i18n.set(locale, refine[locale]({ [branch]: words[locale][branch] }));
}

/** The words of one language, by key. A key that names a branch gives the whole branch. */
export function createTranslator(locale: Locale): Translate {
  return (key, params) => {
    prepare(locale, key.split('.', 1)[0] ?? key);
    return i18n.t(key, params, locale) as never;
  };
}
