import sharp from 'sharp';
import { isSentence } from '../../scripts/words/translations.ts';
import { beforeRequest, getInTouch } from '../../src/content/navigation.ts';
import { ask } from '../support/ask.ts';
import { product } from '../support/product.ts';
import { all, closingHeadings, textOf, type ServedPage } from './served-page.ts';

/** What is wrong with the pages that are asked for in one way, a line each. */
type Check = (pages: readonly ServedPage[]) => string[] | Promise<string[]>;

/** What several pages have alike that each should have of its own. */
const repeated = (
  pages: readonly ServedPage[],
  valueOf: (page: ServedPage) => string | undefined,
) =>
  [...Map.groupBy(pages, valueOf)]
    .filter(([, alike]) => alike.length > 1)
    .map(([value, alike]) => `${value}: ${alike.map(({ address }) => address).join(', ')}`);

/** What doesn't answer as it should, of some addresses, each asked once. */
async function unanswered(
  addresses: Iterable<string>,
  isWell: (answer: Response) => boolean | Promise<boolean> = ({ status }) => status === 200,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of new Set(addresses)) {
    const answer = await ask(address);
    if (!(await isWell(answer))) wrong.push(`${address}: ${answer.status}`);
  }
  return wrong;
}

/** Which paths a page's own links lead to, those of its footer left out. */
const ways = ({ document }: ServedPage) =>
  all(document, 'header a[href^="/"], main a[href^="/"]').map(
    (link) => new URL(link.getAttribute('href') ?? '', product.siteUrl).pathname,
  );

/** A drawing has few colours, a photograph many. */
const mostPreviewBytes: Readonly<Record<string, number>> = { png: 120_000, jpeg: 300_000 };

/** An image of the size that Open Graph asks for, small, and kept for good. */
async function isPreview(answer: Response): Promise<boolean> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return (
    answer.headers.get('content-type') === `image/${format}` &&
    answer.headers.get('cache-control')?.includes('immutable') === true &&
    bytes.length < (mostPreviewBytes[format] ?? 0) &&
    width === 1200 &&
    height === 630
  );
}

/** What has to be true of all pages together, in each way in which they can be asked for. */
export const siteChecks: Record<string, Check> = {
  'each title is a page’s own': (pages) => repeated(pages, ({ document }) => document.title),

  'each description is a page’s own': (pages) =>
    repeated(
      pages,
      ({ document }) =>
        document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ),

  'each question at a page’s end is its own': (pages) =>
    repeated(
      pages.filter(({ document }) => document.querySelector(closingHeadings)),
      ({ document }) => textOf(document.querySelector(closingHeadings)),
    ),

  'each preview picture is a page’s own': (pages) =>
    repeated(pages, ({ preview }) => preview.get('og:image')),

  'each preview picture is there': (pages) =>
    unanswered(
      pages.map(({ preview }) => preview.get('og:image') ?? ''),
      isPreview,
    ),

  'each picture is there': (pages) =>
    unanswered(
      pages.flatMap(({ images }) => images.map((image) => image.getAttribute('src') ?? '')),
    ),

  'each link answers, without a redirect': (pages) =>
    unanswered(pages.flatMap(({ links }) => links)),

  'links alone lead from home to every page': (pages) => {
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    const reached = new Set<ServedPage>(pages.slice(0, 1));
    // What is added on the way is gone through as well.
    for (const { links } of reached) {
      for (const link of links) {
        const page = byAddress.get(link);
        if (page) reached.add(page);
      }
    }
    return pages.filter((page) => !reached.has(page)).map(({ address }) => address);
  },

  'one label leads to one place': (pages) => {
    const places = new Map<string, Set<string>>();
    for (const { document } of pages)
      for (const link of all(document, 'a[href^="/"]')) {
        const { pathname } = new URL(link.getAttribute('href') ?? '', product.siteUrl);
        const label = link.getAttribute('aria-label') ?? textOf(link);
        places.set(label, (places.get(label) ?? new Set()).add(pathname));
      }
    return [...places]
      .filter(([, paths]) => paths.size > 1)
      .map(([label, paths]) => `${label}: ${[...paths].join(', ')}`);
  },

  'the form, the trial, the price and the people are two clicks away, footers aside': (pages) => {
    const links = new Map(pages.map((page) => [page.route.path, ways(page)]));
    const targets = [getInTouch, ...beforeRequest].map(({ path }) => path);
    return [...links].flatMap(([path, once]) => {
      const near = new Set([path, ...once, ...once.flatMap((next) => links.get(next) ?? [])]);
      return targets.filter((target) => !near.has(target)).map((target) => `${path} → ${target}`);
    });
  },

  'each name that styles an element has a rule': async (pages) => {
    const sheets = new Map<string, string>();
    const wrong: string[] = [];
    for (const { document, html, address } of pages) {
      let rules = '';
      for (const link of all(document, 'link[rel=stylesheet]')) {
        const href = link.getAttribute('href') ?? '';
        const sheet = sheets.get(href) ?? (await (await ask(href)).text());
        sheets.set(href, sheet);
        rules += sheet;
      }
      const lists = [...html.matchAll(/class="([^"]*)"/gu)].map(([, list = '']) => list);
      // As site/vite/styles.ts calls them: sheet_name.
      const names = new Set(lists.flatMap((list) => list.match(/[\w-]+_\w+/gu) ?? []));
      for (const name of names) if (!rules.includes(`.${name}`)) wrong.push(`${address}: ${name}`);
    }
    return wrong;
  },
};

/** Sentences of the English pages that stand in those of another language. */
export function englishLeft(
  pages: readonly ServedPage[],
  english: readonly ServedPage[],
): string[] {
  const known = new Set(english.flatMap(({ lines }) => lines).filter(isSentence));
  return pages.flatMap(({ address, lines }) =>
    lines.filter((line) => known.has(line)).map((line) => `${address}: ${line}`),
  );
}
