import { localeCookie, localeCookieDays } from '../i18n/chosen-language.ts';
import { type RequestLocale } from '../i18n/locale-of-request.ts';

const maxAge = localeCookieDays * 24 * 60 * 60;

/** Keeps the language that an address names: a `Set-Cookie` header, or none. */
export function localeCookieFor(
  { locale, explicit }: RequestLocale,
  siteUrl: string,
): { readonly 'set-cookie'?: string } {
  if (!explicit) return {};
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return {
    'set-cookie': `${localeCookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`,
  };
}
