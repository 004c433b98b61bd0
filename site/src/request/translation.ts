import type { Locale } from '@sunfield/shared/locales';
import { inLanguage } from './address.ts';
import { currentAddress, currentRequest } from './current-request.ts';
import { localizedHref } from '../i18n/localized-href.ts';
import { createTranslator } from '../i18n/translator.ts';

/** What a server component needs to speak: the language, its words, and links that stay in it. */
export function translation() {
  const current = currentAddress();
  return {
    locale: current.locale,
    t: createTranslator(current.locale),
    href: (path: string) => localizedHref(path, current),
    hrefIn: (locale: Locale) => inLanguage(new URL(currentRequest().url).search, locale),
  };
}
