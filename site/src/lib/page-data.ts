/** The element that holds the data React hydrates the page with: an array of strings, as JSON. */
export const pageDataId = 'page-data';

/**
 * Gives Waku the page's data from where the server has put it (final-html.ts). Where there is none, as
 * in development, Waku has its own already.
 */
export function handOverPageData(): void {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) return;
  const data = (JSON.parse(json) as string[]).join('');
  const response = Promise.resolve(new Response(data));
  Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response } });
}
