/** Where the browser keeps that the cookie notice was accepted (specification, section 4). */
export const consentKey = 'cookie-accepted';

const mark = 'cookieAccepted';

/** Runs before the first paint, so that a notice accepted earlier is never seen again. */
export const consentScript = `try{if(localStorage.getItem('${consentKey}'))document.documentElement.dataset.${mark}=''}catch{}`;

/** Takes the cookie notice away, for good where the browser has storage. */
export function acceptCookies(): void {
  document.documentElement.dataset[mark] = '';
  try {
    localStorage.setItem(consentKey, new Date().toISOString());
  } catch {
    // Without storage it stays away until the next document.
  }
}
