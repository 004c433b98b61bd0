import { narrowFrenchFigures } from '@sunfield/shared/french-figures';
import { forEachLocale, type Locale } from '@sunfield/shared/locales';
import type en from './words/en.json';

/** What is drawn in pictures and what photographs show, by picture: English is the type of the others. */
export type PictureWords = typeof en;

/** The words of one drawing in a language. */
export type WordsOf<Words> = (locale: Locale) => Words;

const languages = await forEachLocale(async (locale) => {
  const { default: words } = (await import(`./words/${locale}.json`, {
    with: { type: 'json' },
  })) as {
    default: PictureWords;
  };
  return words;
});

const refine: Readonly<Partial<Record<string, (text: string) => string>>> = {
  fr: narrowFrenchFigures,
};

/** The same words, each text refined. */
function refined<Words>(words: Words, refineText: (text: string) => string): Words {
  if (typeof words === 'string') return refineText(words) as Words;
  if (Array.isArray(words)) return words.map((item: unknown) => refined(item, refineText)) as Words;
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [
      key,
      refined(value as unknown, refineText),
    ]),
  ) as Words;
}

/** The words of one drawing, in every language. */
export function wordsOf<Kind extends 'scenes' | 'stages', Name extends keyof PictureWords[Kind]>(
  kind: Kind,
  name: Name,
): WordsOf<PictureWords[Kind][Name]> {
  return (locale) => {
    const words = languages[locale][kind][name];
    const refineText = refine[locale];
    return refineText ? refined(words, refineText) : words;
  };
}

/** What photographs show, by name: the text alternative. */
export const photographWords = (locale: Locale): Readonly<Record<string, string | undefined>> =>
  languages[locale].photographs;
