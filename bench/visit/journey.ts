import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import type { Line } from './line.ts';
import { newPhone } from './phone.ts';

export const steps = ['Home', 'A case study', 'A service', 'Contact', 'Send'] as const;
export const paths = [
  '/',
  '/case-studies/orderbuddy',
  '/services/web-development',
  '/contact',
] as const;

/** How long a page is read, in ms: what comes in idle moments comes in that time. */
const reading = 4000;

export interface Measured {
  readonly bytes: number;
  readonly requests: number;
  /** What tasks take of the main thread beyond their first 50 ms, together, until the next step. */
  readonly blocked: number;
  /** From the tap to the first frame with something of the page, in ms. */
  readonly paint: number;
}

interface Watch {
  blocked: number;
  /** When a frame with other headings than before was painted, in ms since 1970. */
  shown: number;
}

/** Runs in the browser, before the page's own scripts. */
function watch(): void {
  const state: Watch = { blocked: 0, shown: 0 };
  Object.assign(window, { visit: state });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const read = () =>
    [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent).join('\n');
  let headings: string | undefined;
  addEventListener('DOMContentLoaded', () => {
    headings = read();
    new MutationObserver(() => {
      const now = read();
      if (now === headings) return;
      headings = now;
      // The frame that shows it, and then the moment after.
      requestAnimationFrame(() =>
        setTimeout(() => (state.shown = performance.timeOrigin + performance.now())),
      );
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const now = () => performance.timeOrigin + performance.now();

const look = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { visit: Watch }).visit,
    document: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));

/** When the step that began at a time could be seen. What is asked amid a change of documents is asked again. */
async function untilShown(page: Page, begun: number): Promise<number> {
  const end = begun + 60_000;
  while (now() < end) {
    await sleep(50);
    const state = await look(page).catch(() => undefined);
    if (!state) continue;
    if (state.document > begun && state.firstPaint) return state.document + state.firstPaint;
    if (state.shown > begun) return state.shown;
  }
  throw new Error(`${page.url()}: nothing came of a tap.`);
}

async function visible(page: Page, selector: string): Promise<ElementHandle> {
  for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
  throw new Error(`${page.url()}: there is no ${selector}.`);
}

/** Brings something into view, as a person does before a tap, and rests. */
async function tap(page: Page, selector: string): Promise<number> {
  const element = await visible(page, selector);
  await element.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await sleep(1000);
  const begun = now();
  await element.tap();
  return begun;
}

const request = {
  firstName: 'Zoë',
  lastName: 'Smith',
  email: 'zoe.smith@example.com',
  message: 'We need a booking platform for forty hotels.',
};

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(request))
    await (await visible(page, `#request [name="${name}"]`)).type(value, { delay: 10 });
}

/** What each step does. Gives when it began. */
const act: Record<(typeof steps)[number], (page: Page, origin: string) => Promise<number>> = {
  async Home(page, origin) {
    const begun = now();
    await page.goto(origin, { waitUntil: 'domcontentloaded' });
    return begun;
  },
  'A case study': (page) => tap(page, `main a[href="${paths[1]}"]`),
  async 'A service'(page) {
    await tap(page, 'button[commandfor="menu"]');
    await tap(page, '#menu summary');
    return tap(page, `#menu a[href="${paths[2]}"]`);
  },
  Contact: (page) => tap(page, `main a[href="${paths[3]}"], footer a[href="${paths[3]}"]`),
  async Send(page) {
    await fill(page);
    return tap(page, '#request [type=submit]');
  },
};

async function visit(context: BrowserContext, origin: string, lines: readonly Line[]) {
  const page = await newPhone(context);
  await page.evaluateOnNewDocument(watch);
  const count = (what: 'bytes' | 'requests') => lines.reduce((sum, line) => sum + line[what], 0);
  const measured: Measured[] = [];
  let before = { document: 0, blocked: 0 };
  for (const step of steps) {
    const [bytes, requests] = [count('bytes'), count('requests')];
    const begun = await act[step](page, origin);
    const shown = await untilShown(page, begun);
    await sleep(reading);
    const after = await look(page);
    const isSame = after.document === before.document;
    measured.push({
      bytes: count('bytes') - bytes,
      requests: count('requests') - requests,
      blocked: after.blocked - (isSame ? before.blocked : 0),
      paint: shown - begun,
    });
    before = after;
  }
  await page.close();
  return measured;
}

/** A first visit, and a second one with what the browser has kept of the first. */
export async function visitTwice(browser: Browser, origin: string, lines: readonly Line[]) {
  const context = await browser.createBrowserContext();
  const first = await visit(context, origin, lines);
  const second = await visit(context, origin, lines);
  await context.close();
  return { first, second };
}
