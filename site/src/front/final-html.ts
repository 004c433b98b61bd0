import { dataScript, initialDataStatement, preloadLink } from '../waku-internals.ts';

/**
 * The last touch on a document's bytes. Waku preloads its chunks at high priority beside the font and
 * the style sheet, but hydration waits for an idle moment: nothing of it is wanted earlier.
 */
export const withoutPreloads = (html: string): string => html.replaceAll(preloadLink, '');

/**
 * A document without the data that the browser hydrates it with. They say everything a second time;
 * whoever comes to hydrate it fetches them from its RSC twin (browser/page-data.ts).
 */
export const withoutData = (html: string): string =>
  html.replaceAll(dataScript, '').replace(initialDataStatement, '');
