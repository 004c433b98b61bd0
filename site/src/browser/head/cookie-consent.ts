import { cookieAcceptedFlag } from '../root-flags.ts';

/** Where the browser keeps that the cookie notice was accepted (docs/product.md, "Bars, buttons and menus"). */
const consentKey = 'cookie-accepted';

/** What carries the attribute accepts by a click. */
export const acceptAttribute = 'data-accept-cookies';

/** Runs in the browser, on its own: it can refer to nothing outside. */
function watchConsent(key: string, attribute: string, flag: string): void {
  const hideNotice = () => {
    document.documentElement.setAttribute(flag, '');
  };
  // Storage may be forbidden; the notice then comes back with the next document.
  const remembered = (access: () => unknown) => {
    try {
      return access();
    } catch {
      return undefined;
    }
  };
  if (remembered(() => localStorage.getItem(key))) hideNotice();
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest(`[${attribute}]`)) return;
    hideNotice();
    remembered(() => {
      localStorage.setItem(key, 'yes');
    });
  };
  // On the way down: whoever stops a click further up doesn't stop this.
  addEventListener('click', onClick, { capture: true });
}

/**
 * An inline script for the head. It runs before the first paint, so that a notice accepted earlier is
 * never seen again, and it listens from the start, so that no click is lost.
 */
export const consentScript = `(${watchConsent.toString()})('${consentKey}','${acceptAttribute}','${cookieAcceptedFlag}')`;
