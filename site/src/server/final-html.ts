const modulePreload = /<link rel="modulepreload"[^>]*>/gu;

/**
 * The last touch on a document's bytes. Waku preloads its chunks at high priority beside the font and
 * the style sheet, but hydration waits until the browser is idle: nothing of it is wanted earlier.
 */
export function finalHtml(html: string): string {
  return html.replace(modulePreload, '');
}
