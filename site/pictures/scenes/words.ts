import { narrowFrenchFigures } from '@sunfield/shared/french-figures';
import type { Locale } from '@sunfield/shared/locales';

const refine: Partial<Record<Locale, (text: string) => string>> = {
  fr: narrowFrenchFigures,
};

/** What React looks for in a property's value when it tells of it in development. */
const askedByReact: ReadonlySet<string> = new Set(['$$typeof', 'then', 'toJSON']);

/** The same words, refined as they are read; a key that is missing is named, with its file. */
function reading<Words extends object>(words: Words, file: string, locale: Locale): Words {
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined && typeof key === 'string' && !askedByReact.has(key))
        throw new Error(`The drawing asks for "${key}", which ${file} doesn't have.`);
      if (typeof value === 'string') return refine[locale]?.(value) ?? value;
      return typeof value === 'object' && value !== null ? reading(value, file, locale) : value;
    },
  });
}

/** The words of one drawing in a language. */
export type WordsOf<Words> = (locale: Locale) => Words;

/**
 * The words that stand beside a drawing, in one JSON file for each language, as `import.meta.glob`
 * gives them. English is the type of all: `npm run check:words` holds the others against it.
 * @throws Error where a language has no file, or its file lacks a key that the drawing reads.
 */
export function wordsIn<Words extends object>(files: Record<string, unknown>): WordsOf<Words> {
  return (locale) => {
    const file = Object.keys(files).find((name) => name.endsWith(`.${locale}.json`));
    if (file === undefined)
      throw new Error(`No words in "${locale}" beside ${Object.keys(files).join(', ')}.`);
    return reading(files[file] as Words, file.slice('./'.length), locale);
  };
}
