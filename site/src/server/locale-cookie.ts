import { localeCookie, localeCookieDays, localeOfRequest } from '../i18n/locale-of-request.ts';

/** Keeps the language that an address names, for 365 days (specification, section 4). */
export function localeCookieFor(request: Request): string | undefined {
  const { locale, explicit } = localeOfRequest(request);
  if (!explicit) return undefined;
  const seconds = localeCookieDays * 24 * 60 * 60;
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${localeCookie}=${locale}; Path=/; Max-Age=${String(seconds)}; SameSite=Lax${secure}`;
}
