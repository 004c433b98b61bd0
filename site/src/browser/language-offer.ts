import { localeCookie, readCookie } from '../i18n/chosen-language.ts';

const declinedKey = 'language-offer-declined';

/** The offers of a page, each in its own language, and none of them shown. */
const offers = '[data-language-offer]';

interface InLanguage {
  /** A tag, such as `fr-FR`. */
  readonly lang: string;
}

/**
 * What is there in the language that a browser's preferences (`navigator.languages`) name first.
 * @param there from which one is preferred
 */
export const preferred = <One extends InLanguage>(
  languages: readonly string[],
  there: readonly One[],
): One | undefined =>
  languages
    .map((tag) => tag.toLowerCase().split('-')[0] ?? tag)
    .map((language) => there.find(({ lang }) => lang.startsWith(`${language}-`)))
    .find((one) => one !== undefined);

const isDecided = () => {
  try {
    return (
      readCookie(document.cookie, localeCookie) !== undefined ||
      localStorage.getItem(declinedKey) !== null
    );
  } catch {
    // Without storage an offer could not be declined, so none is made.
    return true;
  }
};

/**
 * Offers the language that the browser prefers, while the visitor has neither chosen one nor declined:
 * nothing switches by itself.
 */
export function offerLanguage(): void {
  const all = [...document.querySelectorAll<HTMLElement>(offers)];
  const offered = isDecided()
    ? undefined
    : preferred(navigator.languages, [document.documentElement, ...all]);
  for (const offer of all) offer.hidden = offer !== offered;
}

/** Sends the offer away for good when the visitor declines it. */
export function watchLanguageOffer(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`${offers} button`)) return;
    localStorage.setItem(declinedKey, '');
    offerLanguage();
  });
}
