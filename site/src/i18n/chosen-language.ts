// Where a visitor's language is told: in the address, and in a cookie. The browser loads this, and no list of languages with it.

/** The cookie that keeps a visitor's language, and its age in days (docs/product.md, "Languages"). */
export const localeCookie = 'i18n_redirected';
export const localeCookieDays = 365;

/** The query parameter that chooses a language, and so is part of a page's address. */
export const localeParameter = 'lang';

/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
