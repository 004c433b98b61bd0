import { pageDataId } from '../lib/page-data.ts';

const modulePreload = /<link rel="modulepreload"[^>]*>/gu;

/** How Waku adds the page's data to a document: pieces of it, each a string that a script hands over. */
const dataScript = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\((".*?")\)<\/script>/gsu;

/** What was written apart so as not to end the script too early. */
const unescaped = (literal: string) =>
  literal.replaceAll(String.raw`<\!--`, '<!--').replaceAll(/<\/\\(script)/giu, '</$1');

/**
 * The page's data as a data block: as a script a phone compiles a hundred kilobytes of it before it
 * paints, and nothing reads them before hydration (page-data.ts).
 */
function withDataBlock(html: string): string {
  const pieces = [...html.matchAll(dataScript)].map(([, literal = '']) => unescaped(literal));
  if (pieces.length === 0) return html;
  const json = `[${pieces.join(',')}]`.replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="${pageDataId}">${json}</script></body>`;
  return html.replace(dataScript, '').replace('</body>', () => block);
}

/**
 * The last touch on a document's bytes. Waku preloads its chunks at high priority beside the font and
 * the style sheet, but hydration waits until the browser is idle: nothing of it is wanted earlier.
 */
export function finalHtml(html: string): string {
  return withDataBlock(html.replace(modulePreload, ''));
}
