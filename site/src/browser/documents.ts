import { shouldSaveData } from './connection.ts';
import { linkOf } from './link-of.ts';
import { LoadingBar } from './loading-bar.ts';
import { loadingStep } from './loading-progress.ts';
import { isPage, pageOf } from './page-url.ts';
import { documentLanguage, localeAttribute } from './remembered-language.ts';
import { fontLateFlag, layoutDeferredFlag, navigatedFlag } from './root-flags.ts';
import { changePage } from './view-transition.ts';

/** The document of a page, as the server has it. */
interface Fetched {
  readonly url: string;
  readonly ok: boolean;
  readonly html: string;
}

/** A document that can take the place of this one. */
interface Page {
  /** Where it is: a redirect may have led elsewhere. */
  readonly address: string;
  readonly document: Document;
  /** Whether it is the page that was asked for, and not what is said in its place. */
  readonly isGood: boolean;
}

/** How long a document that was fetched ahead is good for, in ms: a visitor who points at a link decides soon. */
const freshness = 30_000;

/** How long a title that was announced stays for who is still being told of it, in ms. */
const announced = 5_000;

const fetched = new Map<string, Promise<Fetched>>();

const keyOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Keeps a document for all who ask while it is fresh; what is said in the place of one, for nobody. */
function keep(key: string, page: Promise<Fetched>): void {
  fetched.set(key, page);
  const forget = () => fetched.delete(key);
  void page.then(({ ok }) => setTimeout(forget, ok ? freshness : 0), forget);
}

async function ask(key: string): Promise<Fetched> {
  const answer = await fetch(key, { headers: { accept: 'text/html' } });
  return { url: answer.url, ok: answer.ok, html: await answer.text() };
}

function fetchDocument(url: URL): Promise<Fetched> {
  const key = keyOf(url);
  const known = fetched.get(key);
  if (known) return known;
  const page = ask(key);
  keep(key, page);
  return page;
}

/** Adds the style sheets that a document has beside ours. Resolves when those that apply have come. */
async function loadSheets(next: Document): Promise<void> {
  for (const sheet of next.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (document.querySelector(`link[href="${sheet.getAttribute('href') ?? ''}"]`)) continue;
    const settled = new Promise((resolve) => {
      sheet.onload = sheet.onerror = resolve;
    });
    document.head.append(sheet);
    if (matchMedia(sheet.media).matches) await settled;
  }
}

/** The element with the loading bar and the live region: the one part of a document that stays. */
const shellOf = (page: Document) => page.querySelector<HTMLElement>('[data-shell]');

/** What a head says of its page (metadata/): all else in it lasts, such as what extensions have put there. */
const ofPage = '[data-page]';

/** Puts a document in the place of this one. */
function show(next: Document): void {
  const shell = shellOf(document);
  for (const old of document.head.querySelectorAll(ofPage)) old.remove();
  document.head.append(...next.head.querySelectorAll(ofPage));
  for (const old of [...document.body.childNodes]) if (old !== shell) old.remove();
  shellOf(next)?.remove();
  shell?.before(...next.body.childNodes);
  const { documentElement: root } = document;
  root.setAttribute(navigatedFlag, '');
  root.removeAttribute(fontLateFlag);
}

/** Goes to the place that a visitor has come to, at once: the way there is nobody's. */
function scrollThere(event: NavigateEvent): void {
  const { documentElement: root } = document;
  const { style } = root;
  style.scrollBehavior = 'auto';
  // The browser goes by what it has worked out before it scrolls, which may be with the next frame.
  root.getBoundingClientRect();
  event.scroll();
  requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
}

const entryOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type=module]')?.src;

/**
 * The document with some HTML, where it can take the place of this one: it is of this build, so its scripts are
 * ours, and in this language, which may have been changed in another tab. By an attribute of our own: who
 * translates a page changes `lang`.
 */
function parse(html: string): Document | undefined {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const isOurs =
    entryOf(next) === entryOf(document) &&
    next.documentElement.getAttribute(localeAttribute) === documentLanguage();
  return isOurs ? next : undefined;
}

/** The page at an address; `undefined` where it can't be had so. */
async function load(url: URL): Promise<Page | undefined> {
  try {
    const page = fetchDocument(url);
    const { url: exact, ok, html } = await page;
    const address = new URL(url.hash, exact);
    keep(keyOf(address), page);
    const next = parse(html);
    // What a page is made of is read in one task, and drawn in another, where a browser can have it so.
    await (window as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.();
    if (next) await loadSheets(next);
    return next && { address: address.href, document: next, isGood: ok };
  } catch {
    return undefined;
  }
}

/** Fetches ahead what a link leads to, at the first sign that it may be followed. */
function fetchAhead(event: Event): void {
  if ('pointerType' in event && event.pointerType !== 'mouse') return;
  const link = linkOf(event);
  const url = link && pageOf(link, location);
  if (url && url.pathname !== location.pathname && !shouldSaveData()) void fetchDocument(url);
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
  const status = shell.querySelector('[role=status]') ?? shell;

  /** The page that is shown: the window may have another's address while that is on its way. */
  let shown = keyOf(location);
  /** The change that is on its way. */
  let current: NavigateEvent | undefined;

  function announce(text: string): void {
    status.textContent = text;
    setTimeout(() => {
      if (status.textContent === text) status.textContent = '';
    }, announced);
  }

  async function change(page: Page | undefined, event: NavigateEvent): Promise<void> {
    const { signal } = event;
    if (signal.aborted) return;
    if (!page) {
      bar.end(false);
      // The server has the answer: its own page for what is wrong, or the document of a newer build.
      location.reload();
      return;
    }
    if (page.address !== location.href) {
      navigation.navigate(page.address, { history: 'replace' });
      return;
    }
    await changePage(event, () => {
      if (signal.aborted) return;
      const isTop = event.navigationType !== 'traverse' && !location.hash;
      document.documentElement.toggleAttribute(layoutDeferredFlag, isTop);
      // On the page before, which is laid out: this one is when it is drawn, in a task of its own.
      if (isTop) scrollTo({ top: 0, behavior: 'instant' });
      show(page.document);
      shown = keyOf(location);
      current = undefined;
      if (!isTop) scrollThere(event);
      onShown();
      announce(document.title);
      bar.end(page.isGood);
    });
  }

  /** What was begun was given up. Where nothing takes its place, the page is that of the address, whichever that is. */
  function endChange(event: NavigateEvent): void {
    if (current && current !== event) return;
    bar.end(true);
    if (current && keyOf(location) !== shown) location.reload();
  }

  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, downloadRequest, formData, hashChange, navigationType, signal } = event;
    const url = new URL(event.destination.url);
    // A download leaves the page where it is, as does a place on it.
    if (downloadRequest !== null || (hashChange && keyOf(url) === shown)) return;
    const isOurs =
      canIntercept && !formData && navigationType !== 'reload' && isPage(url, location);
    current = isOurs ? event : undefined;
    if (!isOurs) return;
    const step = loadingStep(fetched.has(keyOf(url)));
    bar.start();
    bar.advance(step);
    const page = load(url);
    void page.then(() => {
      if (current === event) bar.advance(step);
    });
    // What takes its place begins after it has ended.
    signal.addEventListener('abort', () => setTimeout(endChange, 0, event));
    const handler = async () => change(await page, event);
    // The address waits for its page, but where one goes back or forward, or the browser can't have it so.
    const precommitHandler = async (controller: NavigationPrecommitController) => {
      const { address = url.href } = (await page) ?? {};
      if (address !== url.href) controller.redirect(address);
    };
    const isWaiting = 'NavigationPrecommitController' in window && navigationType !== 'traverse';
    event.intercept({ scroll: 'manual', handler, ...(isWaiting && { precommitHandler }) });
  });
}
