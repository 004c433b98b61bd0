import { locales, type Locale } from '@sunfield/shared/locales';
import { translation } from '../../request/translation.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { LanguageOfferBar, type OfferWords } from './language-offer-bar.tsx';

/** Offers one of the other languages, each in its own words, to a visitor whose browser prefers it. */
export function LanguageOffer() {
  const { locale } = translation();
  const offers = locales
    .filter(({ value }) => value !== locale)
    .map(({ value, iso }): [Locale, OfferWords] => [
      value,
      { iso, ...createTranslator(value)('interface.language.offer') },
    ]);
  return <LanguageOfferBar offers={Object.fromEntries(offers)} />;
}
