/** The languages of the product (docs/product.md, "Languages"). */
export const locales = [
  { label: 'English', value: 'en', short: 'EN', iso: 'en-US' },
  { label: 'Français', value: 'fr', short: 'FR', iso: 'fr-FR' },
  { label: '한국어', value: 'ko', short: 'KR', iso: 'ko-KR' },
  { label: '日本語', value: 'jp', short: 'JP', iso: 'ja-JP' },
] as const;

export type LocaleOption = (typeof locales)[number];
export type Locale = LocaleOption['value'];

/** The language of a visitor who has chosen none (docs/product.md, "Languages"). */
export const defaultLocale = 'en' satisfies Locale;

export const localeValues = locales.map((locale) => locale.value) as [Locale, ...Locale[]];

/** What each language has for itself, loaded from the files that carry its name. */
export const forEachLocale = async <Value>(
  load: (locale: Locale) => Promise<Value>,
): Promise<Readonly<Record<Locale, Value>>> =>
  Object.fromEntries(
    await Promise.all(localeValues.map(async (locale) => [locale, await load(locale)])),
  ) as Record<Locale, Value>;

/** Whether a value names one of the languages; anything else is ignored (docs/product.md, "Languages"). */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale.value === value);
}

/** The label, shortened code and iso tag of a language. */
export function localeOption(locale: Locale): LocaleOption {
  return locales.find((option) => option.value === locale) ?? locales[0];
}

/** The language subtag used in `hreflang` and to match a browser's preferences: `jp` is `ja`. */
export function languageSubtag(locale: Locale): string {
  return new Intl.Locale(localeOption(locale).iso).language;
}
