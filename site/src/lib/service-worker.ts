import { locales } from '@sunfield/shared/locales';

/**
 * Registers the service worker and tells it the page's language, for its offline page. A browser that
 * can't or won't is left alone (specification, section 7).
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { lang } = document.documentElement;
  const language = locales.find(({ iso }) => iso === lang)?.value;
  navigator.serviceWorker
    .register('/sw.js', { scope: '/' })
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ language }))
    .catch(() => undefined);
}
