import type { Locale } from '@sunfield/shared/locales';
import { bindShortWords } from './bind-short-words.ts';
import { bindSpaces } from './bind-spaces.ts';
import { isOfNothing, withCompany } from './company-words.ts';

/** What is set large, or in a narrow column; leads and paragraphs are left to `text-wrap: pretty`. */
const displayed = /^(?:heading|title|label|question|statement|quotation|caption|testimonials?)$/u;

const isDisplayed = (path: readonly string[]) =>
  path.some((key) => displayed.test(key)) && !path.includes('meta');

/** The letters of what is set large stand close, and would close the narrow space before a French mark. */
const bindDisplayed = (text: string, locale: Locale) =>
  bindShortWords(text, locale).replaceAll(/\u202f(?=[;!?])/gu, '\u00a0');

/**
 * Words as they stand on a page: translators type plain spaces, and those at which no line may break
 * are found here, by the rules of the language. `path` holds the keys that lead to the words.
 */
export function bindWords<Words>(
  words: Words,
  locale: Locale,
  path: readonly string[] = [],
): Words {
  if (typeof words === 'string') {
    const text = bindSpaces(withCompany(words, locale), locale);
    return (isDisplayed(path) ? bindDisplayed(text, locale) : text) as Words;
  }
  if (Array.isArray(words))
    return words
      .filter((item) => !isOfNothing(item))
      .map((item: unknown) => bindWords(item, locale, path)) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      bindWords(value as unknown, locale, [...path, key]),
    ]),
  ) as Words;
}
