import type { Locale } from '@sunfield/shared/locales';
import rosetta from 'rosetta';
import { dictionaries } from '../words/dictionaries.ts';
import type { Dictionary, WordKey, WordsAt } from '../words/dictionary.ts';
import { bindSpaces } from './bind-spaces.ts';
import { bindWords } from './bind-words.ts';

/** The values of the `{{placeholders}}` of a text. */
type Parameters = Readonly<Record<string, string | number>>;

export type Translate = <Key extends WordKey>(key: Key, parameters?: Parameters) => WordsAt<Key>;

// One instance for all requests. Its own `locale()` is shared state and is never called.
const i18n = rosetta<Partial<Dictionary>>();

/** The lines of a branch are bound when it is first asked for: the first page waits for its own alone. */
function prepare(locale: Locale, branch: keyof Dictionary): void {
  if (i18n.table(locale)?.[branch] !== undefined) return;
  i18n.set(locale, { [branch]: bindWords(dictionaries[locale][branch], locale) });
}

/** The words of one language, by key. A key that names a branch gives the whole branch. */
export function createTranslator(locale: Locale): Translate {
  return <Key extends WordKey>(key: Key, parameters?: Parameters) => {
    prepare(locale, key.split('.', 1)[0] as keyof Dictionary);
    // Rosetta gives what stands at a key, be it a list or a branch; its types promise texts alone.
    const found: unknown = i18n.t(key, parameters, locale);
    // What is filled in may be a figure: its unit stays with it.
    const isFilled = parameters !== undefined && typeof found === 'string';
    return (isFilled ? bindSpaces(found, locale) : found) as WordsAt<Key>;
  };
}
