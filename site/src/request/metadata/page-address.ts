import { languageSubtag, localeOption, localeValues, type Locale } from '@sunfield/shared/locales';
import { localeParameter, type RequestLocale } from '../../i18n/locale-of-request.ts';

interface Alternate {
  readonly language: string;
  readonly address: string;
}

const addressIn = (page: URL, locale: Locale) => `${page.href}?${localeParameter}=${locale}`;

/**
 * The public addresses of a page: its own, and those of its other languages, absolute and reciprocal
 * (docs/product.md, "Languages"). A page whose address names no language is the `x-default`.
 */
export function pageAddresses(siteUrl: string, path: string, current: RequestLocale) {
  const page = new URL(path, siteUrl);
  const alternates: Alternate[] = localeValues.map((locale) => ({
    language: languageSubtag(locale),
    address: addressIn(page, locale),
  }));
  return {
    canonical: current.explicit ? addressIn(page, current.locale) : page.href,
    alternates: [...alternates, { language: 'x-default', address: page.href }],
    openGraphLocale: localeOption(current.locale).iso.replace('-', '_'),
  };
}
