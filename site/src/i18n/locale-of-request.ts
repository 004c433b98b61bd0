import { defaultLocale, isLocale, type Locale } from '@sunfield/shared/locales';

/** The cookie that keeps a visitor's language, and its age in days (specification, section 4). */
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
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/**
 * The language a request asks for: `?lang=`, else the cookie, else English; whatever is not one of
 * the four languages is ignored (specification, sections 4 and 5). A page's RSC twin carries the
 * page's query string in its own `query` parameter.
 */
export function localeOfRequest(request: Request): RequestLocale {
  const { searchParams } = new URL(request.url);
  const nested = new URLSearchParams(searchParams.get('query') ?? '');
  const asked = searchParams.get(localeParameter) ?? nested.get(localeParameter);
  if (isLocale(asked)) return { locale: asked, explicit: true };
  const kept = readCookie(request.headers.get('cookie'), localeCookie);
  return { locale: isLocale(kept) ? kept : defaultLocale, explicit: false };
}
