import { buildIdIn, initialData, twinPath, twinQueryParameter } from '../waku-internals.ts';

/** How long the data may take, in ms. Later they are asked for again, at the visitor's next intent. */
const timeLimit = 20_000;

const digestOf = async (bytes: ArrayBuffer) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha-256=:${btoa(String.fromCharCode(...hash))}:`;
};

/** A page without TLS can't tell, as browsers keep the means from it. */
const isWhole = async (bytes: ArrayBuffer, { headers }: Response) =>
  !isSecureContext || (await digestOf(bytes)) === headers.get('unencoded-digest');

const isOfThisBuild = (bytes: ArrayBuffer) =>
  buildIdIn(new TextDecoder().decode(bytes)) === import.meta.env.WAKU_BUILD_ID;

const isInThisLanguage = ({ headers }: Response) =>
  headers.get('content-language') === document.documentElement.lang;

/**
 * The data that React hydrates this document with, from its RSC twin. Undefined where the document has
 * brought them along: one that was rendered for one visitor alone, and any in development.
 * @throws Error where they can't be had, or aren't those of this document: with them a page that can be
 * read would break.
 */
export async function fetchPageData(): Promise<ArrayBuffer | undefined> {
  if (initialData in globalThis) return undefined;
  const { pathname, search } = location;
  const query = new URLSearchParams({ [twinQueryParameter]: search.slice(1) });
  const response = await fetch(`${twinPath(pathname)}?${query}`, {
    signal: AbortSignal.timeout(timeLimit),
  });
  const bytes = await response.arrayBuffer();
  const fits =
    response.ok &&
    isInThisLanguage(response) &&
    isOfThisBuild(bytes) &&
    (await isWhole(bytes, response));
  if (!fits) throw new Error('The data of this page are not to be had.');
  return bytes;
}
