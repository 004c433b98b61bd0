import { localeCookie, localeCookieDays } from '../i18n/chosen-language.ts';
import { type RequestLocale } from '../i18n/locale-of-request.ts';

const maxAge = localeCookieDays * 24 * 60 * 60;

/** Keeps the language that an address names: a `Set-Cookie` header, or undefined where it names none. */
export function localeCookieFor(
  { locale, explicit }: RequestLocale,
  isSecure: boolean,
): string | undefined {
  if (!explicit) return undefined;
  const secure = isSecure ? '; Secure' : '';
  return `${localeCookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
