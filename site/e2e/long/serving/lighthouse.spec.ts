import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../../../scripts/browser.ts';
import { categories, shortfalls } from '../../support/lighthouse-report.ts';
import { product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

/** A page of each family, in the languages by turns. */
const pages = [
  '/',
  '/About',
  '/services/web-development',
  '/case-studies',
  '/case-studies/orderbuddy',
  '/tech/ai',
  '/projects/project-1',
  '/Pricing',
  '/contact',
  '/privacy-policy',
].map((path, index) => [path, localeValues[index % localeValues.length] ?? defaultLocale] as const);

/** What a phone may be given until the page is at rest, by Lighthouse's audits. */
const limits = {
  'cumulative-layout-shift': 0,
  'dom-size-insight': 1250,
  'network-requests': 20,
  'third-parties-insight': 0,
  'total-byte-weight': 250_000,
};

const flags: Flags = {
  logLevel: 'error',
  onlyCategories: [...categories],
  onlyAudits: Object.keys(limits),
  disableFullPageScreenshot: true,
};

/** What an audit measured, or how much it found. */
function figureOf({ audits }: Result, id: string): number {
  const { numericValue, details } = audits[id] ?? {};
  return numericValue ?? (details?.type === 'table' ? details.items.length : NaN);
}

function falls(result: Result): string[] {
  const over = Object.entries(limits)
    .map(([id, limit]) => ({ id, limit, figure: figureOf(result, id) }))
    // An audit that failed has no figure, and is within no limit.
    .filter(({ figure, limit }) => !(figure <= limit))
    .map(({ id, figure, limit }) => `${id}: ${figure} of ${limit}`);
  return [...shortfalls(result), ...over];
}

/** Whether Lighthouse itself stumbled, as it does where a busy machine gives it half a trace. */
const isBroken = ({ runtimeError, audits }: Result) =>
  runtimeError !== undefined ||
  Object.keys(limits).some((id) => audits[id]?.scoreDisplayMode === 'error');

type Prepare = (page: Page) => Promise<unknown>;

/** Loads a page as on a phone. */
async function run(path: string, prepare?: Prepare): Promise<Result> {
  const browser = await launch({
    executablePath: findBrowser() ?? '',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
    ],
  });
  try {
    const page = await browser.newPage();
    await prepare?.(page);
    const done = await lighthouse(product.siteUrl + path, flags, undefined, page);
    if (!done) throw new Error(`Lighthouse could not audit ${path}.`);
    return done.lhr;
  } finally {
    await browser.close();
  }
}

/** What falls short on a page, by the first of three runs that went through. */
async function audit(path: string, prepare?: Prepare): Promise<string[]> {
  let result = await run(path, prepare);
  for (let more = 2; more > 0 && isBroken(result); more -= 1) result = await run(path, prepare);
  return falls(result);
}

for (const [path, locale] of pages) {
  test(`${path} in ${locale}: nothing falls short of Lighthouse`, async () => {
    expect(await audit(`${path}?lang=${locale}`)).toEqual([]);
  });
}

/** Faults for each category and each limit, as a slip would bring them in. */
function plantFaults(foreign: string): void {
  // React would take away what it doesn't know.
  window.requestIdleCallback = () => 0;
  // What comes before the first paint moves nothing, and what follows the window's change to a phone's is not counted.
  const move = () => document.querySelector('main')?.toggleAttribute('data-moved');
  addEventListener('DOMContentLoaded', () => {
    document.head.append(
      Object.assign(document.createElement('style'), {
        textContent: 'main[data-moved] { padding-top: 300px }',
      }),
    );
  });
  new PerformanceObserver(move).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as unknown as readonly { hadRecentInput: boolean }[];
    if (shifts.every(({ hadRecentInput }) => hadRecentInput)) move();
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('load', () => {
    const main = document.querySelector('main');
    const add = (tag: string, attributes: object = {}) =>
      main?.append(Object.assign(document.createElement(tag), attributes));
    add('button');
    add('a', { href: '/services', textContent: 'click here' });
    add('img', { src: foreign, alt: '' });
    for (let count = 0; count < 1250; count += 1) add('i');
    for (let count = 0; count < 20; count += 1) void fetch('/', { cache: 'no-store' });
    setTimeout(() => {
      throw new Error('a script that fails');
    });
  });
}

test('what it is there to find is found', async () => {
  const stranger = createServer((_, answer) => answer.end('a picture of theirs'));
  await once(stranger.listen(0, '127.0.0.1'), 'listening');
  const { port } = stranger.address() as AddressInfo;
  const found = await audit('/About', async (page) => {
    await page.setBypassCSP(true);
    await page.evaluateOnNewDocument(plantFaults, `http://127.0.0.1:${port}/`);
  });
  stranger.close();
  for (const fault of [...categories, ...Object.keys(limits)])
    expect(found.join(', ')).toContain(fault);
});
