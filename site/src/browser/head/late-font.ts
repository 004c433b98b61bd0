import { fontLateFlag } from '../root-flags.ts';

/** The face that every text asks for first. */
const font = '1em "Nunito Sans"';

/** Runs in the browser, on its own: it can refer to nothing outside. */
function settleFont(name: string, flag: string): void {
  const { fonts, documentElement } = document;
  // One that doesn't come at all is late, and no error.
  fonts.load(name).catch(() => undefined);
  requestAnimationFrame(() => {
    documentElement.toggleAttribute(flag, !fonts.check(name));
  });
}

/**
 * An inline script for the head. In the first frame, before it is painted, it settles which face the page
 * is read in: the font, or where that is not there yet, the fallback, until the visitor goes on to another
 * page. Without it, a browser may still put the font in within the next 100 ms (`font-display: optional`),
 * and lines that have just appeared would break elsewhere.
 */
export const fontScript = `(${settleFont.toString()})('${font}','${fontLateFlag}')`;
