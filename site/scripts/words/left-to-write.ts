import { defaultLocale, localeValues, type Locale } from '@sunfield/shared/locales';
import { findSamples, type SampleList } from './samples.ts';
import { readTranslated, staleTexts, untranslatedTexts } from './translations.ts';
import { readJson, readLanguage, wordsFolder } from './word-files.ts';

/** A text that is still to be written in a language, and why. */
interface Left {
  /** `file: key`. */
  readonly place: string;
  readonly locale: Locale;
  readonly mark: 'sample' | 'stale' | 'untranslated';
}

/** What is left to write: samples, texts whose English has changed since, and texts that are still English. */
export function leftToWrite(locales: readonly Locale[] = localeValues): Left[] {
  const english = readLanguage(defaultLocale);
  const { samples } = findSamples(readJson(`${wordsFolder}samples.json`) as SampleList, english);
  return locales.flatMap((locale) => {
    const mark = (name: Left['mark'], places: readonly string[]): Left[] =>
      places.map((place) => ({ place, locale, mark: name }));
    const own = samples.filter((sample) => sample.locales.includes(locale));
    const marked = mark(
      'sample',
      own.map(({ file, key }) => `${file}: ${key}`),
    );
    if (locale === defaultLocale) return marked;
    const language = readLanguage(locale);
    return [
      ...marked,
      ...mark('stale', staleTexts(readTranslated(locale), english, language)),
      ...mark('untranslated', untranslatedTexts(english, language)),
    ];
  });
}
