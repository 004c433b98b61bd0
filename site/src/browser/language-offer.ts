import { languageSubtag, locales, type Locale } from '@sunfield/shared/locales';
import { localeCookie, readCookie } from '../i18n/locale-of-request.ts';

const declinedKey = 'language-offer-declined';
const subscribers = new Set<() => void>();

/** The language of ours that a browser's preferences (`navigator.languages`) name first. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  for (const language of languages) {
    const [subtag] = language.toLowerCase().split('-');
    const found = locales.find(({ value }) => languageSubtag(value) === subtag);
    if (found) return found.value;
  }
  return undefined;
}

/** The language to offer: the browser's, while the visitor has neither chosen one nor declined. */
export function offeredLocale(): Locale | undefined {
  try {
    const decided =
      readCookie(document.cookie, localeCookie) ?? localStorage.getItem(declinedKey) ?? undefined;
    return decided === undefined ? preferredLocale(navigator.languages) : undefined;
  } catch {
    // Without storage an offer could not be declined, so none is made.
    return undefined;
  }
}

export function declineOffer(): void {
  localStorage.setItem(declinedKey, '');
  for (const notify of subscribers) notify();
}

/** Calls back when the offer is declined, until the returned function is called. */
export function subscribeToOffer(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
