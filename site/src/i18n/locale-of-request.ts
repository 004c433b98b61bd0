import { defaultLocale, isLocale, type Locale } from '@sunfield/shared/locales';
import { localeCookie, readCookie } from './chosen-language.ts';

export interface RequestLocale {
  readonly locale: Locale;
  /** Whether the address itself names the language. */
  readonly explicit: boolean;
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
