import { localeOption, type Locale } from '@sunfield/shared/locales';
import type { PriceRange } from '../content/rates.ts';

const euro = (locale: Locale) =>
  new Intl.NumberFormat(localeOption(locale).iso, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });

/** An amount in euro as a language writes it: €4,900 or 4 900 €. */
export const priceIn = (locale: Locale, amount: number): string => euro(locale).format(amount);

/** A range in euro as a language writes it: €3,500 – €7,000 or 3 500–7 000 €; in Korean and Japanese without spaces, with the pages' own sign. */
export const priceRangeIn = (locale: Locale, { from, to }: PriceRange): string =>
  // Of two that are alike, a range would say "about".
  (from === to ? priceIn(locale, from) : euro(locale).formatRange(from, to))
    .replace(/\s*～\s*/u, '〜')
    .replace(/\s*~\s*/u, '~')
    .replaceAll(/[ \u2009]/gu, '\u00a0');
