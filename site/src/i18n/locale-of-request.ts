import { defaultLocale, isLocale, type Locale } from '@sunfield/shared/locales';

/** The cookie that keeps a visitor's language, and its age in days (docs/product.md, "Languages"). */
export const localeCookie = 'i18n_redirected';
export const localeCookieDays = 365;

/** The query parameter that chooses a language, and so is part of a page's address. */
export const localeParameter = 'lang';

export interface RequestLocale {
  readonly locale: Locale;
  /** Whether the address itself names the language. */
  readonly explicit: boolean;
}

/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/**
 * The language of a request: the one its address asks for, else the cookie's, else English; whatever is
 * not one of the languages is ignored.
 * @param asked what the address names, if anything
 * @param cookies the `Cookie` header
 */
export function chooseLocale(asked: string | null, cookies: string | undefined): RequestLocale {
  if (isLocale(asked)) return { locale: asked, explicit: true };
  const kept = readCookie(cookies, localeCookie);
  return { locale: isLocale(kept) ? kept : defaultLocale, explicit: false };
}
