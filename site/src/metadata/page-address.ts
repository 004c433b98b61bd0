import {
  defaultLocale,
  languageSubtag,
  localeOption,
  localeValues,
  type Locale,
} from '@sunfield/shared/locales';
import { localeParameter } from '../i18n/chosen-language.ts';

interface Alternate {
  readonly language: string;
  readonly address: string;
}

/** The one address of a page in a language, whatever cookie or parameter chose the language. */
const addressIn = (page: URL, locale: Locale) =>
  locale === defaultLocale ? page.href : `${page.href}?${localeParameter}=${locale}`;

/**
 * The public addresses of a page: its own, and those of its other languages, absolute and reciprocal
 * (docs/product.md, "Languages"). English has the address that names no language, which is the `x-default`.
 */
export function pageAddresses(siteUrl: string, path: string, locale: Locale) {
  const page = new URL(path, siteUrl);
  const alternates: Alternate[] = localeValues.map((locale) => ({
    language: languageSubtag(locale),
    address: addressIn(page, locale),
  }));
  return {
    canonical: addressIn(page, locale),
    alternates: [...alternates, { language: 'x-default', address: page.href }],
    openGraphLocale: localeOption(locale).iso.replace('-', '_'),
  };
}
