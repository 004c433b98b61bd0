import { forEachLocale } from '@sunfield/shared/locales';
import type { Dictionary } from './dictionary.ts';

/** The words of the pages, as the files of each language have them. */
export const dictionaries = await forEachLocale(
  async (locale) => (await import(`./${locale}/index.ts`)) as Dictionary,
);
