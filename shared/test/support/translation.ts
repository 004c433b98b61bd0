import { defaultLocale, localeValues, type Locale } from '../../src/locales.ts';

/** A language that isn't the one of visitors who have chosen none: the last of the list. */
export const translation: Locale = localeValues.at(-1) ?? defaultLocale;
