import { documentLanguage } from './remembered-language.ts';
import { whenIdle } from './when-idle.ts';

/** How long the page has a phone's processor to itself, in ms: a worker's start would share it. */
const delay = 3000;

function register(): void {
  navigator.serviceWorker
    .register('/sw.js', { scope: '/' })
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ language: documentLanguage() }))
    .catch(() => undefined);
}

/**
 * Registers the service worker, a while later, and tells it the page's language, for its offline page. A
 * browser that can't or won't is left alone (docs/product.md, "Errors").
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    whenIdle(register, 10_000);
  }, delay);
}
