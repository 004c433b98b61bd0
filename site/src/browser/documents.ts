import { shouldSaveData } from './connection.ts';
import { linkOf } from './link-of.ts';
import { LoadingBar } from './loading-bar.ts';
import { loadingStep } from './loading-progress.ts';
import { isPage, pageOf } from './page-url.ts';
import { fontLateFlag, layoutDeferredFlag, navigatedFlag } from './root-flags.ts';
import { changePage } from './view-transition.ts';

/** The document of a page, on its way. */
interface Fetched {
  readonly response: Promise<Response>;
  readonly html: Promise<string>;
}

/** How long a document that was fetched ahead is good for, in ms: a visitor who points at a link decides soon. */
const freshness = 30_000;

const fetched = new Map<string, Fetched>();

const keyOf = ({ pathname, search }: URL) => pathname + search;

/** Fetches the document of a page, once for all who ask while it is fresh. */
function fetchDocument(url: URL): Fetched {
  const key = keyOf(url);
  const known = fetched.get(key);
  if (known) return known;
  const response = fetch(key, { headers: { accept: 'text/html' } });
  const html = response.then((answer) => answer.text());
  const page = { response, html };
  fetched.set(key, page);
  const forget = () => fetched.delete(key);
  html.then(() => setTimeout(forget, freshness), forget);
  return page;
}

const sheets = 'link[rel=stylesheet]';
const hrefOf = (element: Element) => element.getAttribute('href');

/** Adds the style sheets that a document has beside ours. Resolves when those that apply have come. */
async function loadSheets(next: Document): Promise<void> {
  const ours = new Set([...document.querySelectorAll(sheets)].map(hrefOf));
  const missing = [...next.querySelectorAll<HTMLLinkElement>(sheets)].filter(
    (sheet) => !ours.has(hrefOf(sheet)),
  );
  const loading = missing.map((sheet) => {
    const added = document.importNode(sheet);
    const settled = new Promise((resolve) => {
      added.onload = added.onerror = resolve;
    });
    document.head.append(added);
    return matchMedia(added.media).matches ? settled : Promise.resolve();
  });
  await Promise.all(loading);
}

/** The element with the loading bar and the live region: the one part of a document that stays. */
const shellOf = (page: Document) => page.querySelector<HTMLElement>('[data-shell]');

/** What of a head stays: what has run, and sheets, of which the next document may need the same. */
const lasting = `${sheets}, script:not([type$=json])`;

/** Puts a document in the place of this one. */
function show(next: Document): void {
  const shell = shellOf(document);
  const wanted = new Set([...next.querySelectorAll(sheets)].map(hrefOf));
  for (const old of [...document.head.children])
    if (!old.matches(lasting) || (old.matches(sheets) && !wanted.has(hrefOf(old)))) old.remove();
  for (const element of [...next.head.children])
    if (!element.matches(lasting)) document.head.append(element);
  for (const old of [...document.body.childNodes]) if (old !== shell) old.remove();
  shellOf(next)?.remove();
  shell?.before(...next.body.childNodes);
  const { documentElement: root } = document;
  root.setAttribute(navigatedFlag, '');
  root.removeAttribute(fontLateFlag);
  root.removeAttribute(layoutDeferredFlag);
}

const entryOf = (page: Document) => page.querySelector('script[type=module]')?.getAttribute('src');

/**
 * The document with some HTML, where it can take the place of this one: it is of this build, so its scripts are
 * ours, and in this language, which may have been changed in another tab.
 */
function parse(html: string): Document | undefined {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const isOurs =
    entryOf(next) === entryOf(document) &&
    next.documentElement.lang === document.documentElement.lang;
  return isOurs ? next : undefined;
}

/** Fetches ahead what a link leads to, at the first sign that it may be followed. */
function fetchAhead(event: Event): void {
  if ('pointerType' in event && event.pointerType !== 'mouse') return;
  const link = linkOf(event);
  const url = link && pageOf(link, location);
  if (url && url.pathname !== location.pathname && !shouldSaveData()) fetchDocument(url);
}

/**
 * Follows links within the site without leaving the document (docs/decisions/021): the next one is fetched,
 * and takes the place of this one. What can't be had so is the browser's, as is every link in a browser
 * without the Navigation API.
 * @param onShown is called when a page has come
 */
export function followLinks(onShown: () => void): void {
  const shell = shellOf(document);
  if (!('navigation' in window) || !shell) return;
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, fetchAhead, { capture: true, passive: true });
  const bar = new LoadingBar(shell.querySelector<HTMLElement>('[role=progressbar]') ?? shell);
  const status = shell.querySelector('[role=status]');

  async function change(url: URL, event: NavigateEvent): Promise<void> {
    const { signal } = event;
    const isOver = () => signal.aborted;
    const step = loadingStep(fetched.has(keyOf(url)));
    bar.start();
    bar.advance(step);
    try {
      const page = fetchDocument(url);
      const response = await page.response;
      if (isOver()) return;
      const exact = new URL(response.url);
      if (keyOf(exact) !== keyOf(url)) {
        fetched.set(keyOf(exact), page);
        navigation.navigate(exact.href, { history: 'replace' });
        return;
      }
      const next = parse(await page.html);
      if (!next) throw new TypeError('This document can’t take the place of another.');
      bar.advance(step);
      await loadSheets(next);
      if (isOver()) return;
      await changePage(url, () => {
        show(next);
        event.scroll();
        onShown();
      });
      if (response.ok) bar.finish();
      else bar.fail();
      if (status) status.textContent = document.title;
    } catch {
      if (isOver()) return;
      bar.fail();
      // The server has the answer: its own page for what is wrong, or the document of a newer build.
      location.reload();
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
    const url = new URL(event.destination.url);
    const isOurs = canIntercept && !hashChange && downloadRequest === null && !formData;
    if (!isOurs || navigationType === 'reload' || !isPage(url, location)) return;
    event.intercept({ scroll: 'manual', handler: () => change(url, event) });
  });
}
