import { localeCookie, readCookie } from '../i18n/chosen-language.ts';

/** The browser's own copy of the chosen language (docs/product.md, "Languages"). */
export const languageKey = 'lang';

/** Where a document tells its language as our addresses do (pages/_root.tsx). */
export const localeAttribute = 'data-locale';

/** The language of the document, as our addresses name it. */
export const documentLanguage = (): string | null =>
  document.documentElement.getAttribute(localeAttribute);

const chosen = () => readCookie(document.cookie, localeCookie);

/**
 * Mirrors the language cookie in the browser's storage. The server alone decides the language; a page
 * that comes back out of the browser's memory in another one is fetched again.
 */
export function rememberLanguage(): void {
  const language = chosen();
  try {
    if (language) localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (chosen() ?? documentLanguage()) !== documentLanguage()) location.reload();
  });
}
