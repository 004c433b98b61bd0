import { useEffect } from 'react';
import { locales } from '@sunfield/shared/locales';
import { localeCookie, readCookie } from '../i18n/locale-of-request.ts';

/** The browser's own copy of the chosen language (docs/product.md, "Languages"). */
export const languageKey = 'lang';

/**
 * Mirrors the language cookie in the browser's storage. The server alone decides the language; a page
 * that comes back out of the browser's memory in another one is fetched again.
 */
export function useRememberedLanguage(): void {
  useEffect(() => {
    const chosen = () => readCookie(document.cookie, localeCookie);
    const language = chosen();
    try {
      if (language) localStorage.setItem(languageKey, language);
    } catch {
      // Storage may be forbidden; the cookie is enough.
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const now = locales.find(({ value }) => value === chosen());
      if (persisted && now && now.iso !== document.documentElement.lang) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
