import { locales, type Locale } from '@sunfield/shared/locales';
import { parseHTML } from 'linkedom';
import { routes, type Route } from '../../src/content/routes.ts';
import { ask } from '../support/ask.ts';
import { product } from '../support/product.ts';

/** A page as the server has drawn it, without a browser. */
export interface ServedPage {
  readonly route: Route;
  readonly locale: Locale;
  /** Names the language, but at the plain address, which is in English for who brings no cookie. */
  readonly query: string;
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly document: Document;
  readonly main: Element;
  /** Everything that can be read, line by line. What is offered in another language is hidden at first. */
  readonly lines: readonly string[];
  readonly images: readonly Element[];
  /** Where its links lead that stay in this site: path and query. */
  readonly links: readonly string[];
  /** The Open Graph properties. */
  readonly preview: ReadonlyMap<string, string>;
}

/** Every way in which a page can be asked for, but by a cookie. */
export const queries = [
  { locale: 'en', query: '' },
  ...locales.map(({ value }) => ({ locale: value, query: `?lang=${value}` })),
] as const satisfies { locale: Locale; query: string }[];

/** A text as it is seen: runs of white space are one space. */
export const seen = (text: string) => text.trim().replace(/\s+/gu, ' ');

export const textOf = (element: Element | null | undefined) => seen(element?.textContent ?? '');

/** The elements that a selector finds, in the order of the document. */
export const all = (within: ParentNode, selector: string): Element[] => [
  ...within.querySelectorAll(selector),
];

/** What a page asks at its end. */
export const closingHeadings = '.closing_closing h2';

/** The text of a page in its language, line by line. */
export const readable = (html: string) =>
  html
    .replace(/<aside[^>]* data-language-offer.*?<\/aside>/gsu, '')
    .replace(/<(script|style|head)[\s>].*?<\/\1>/gsu, '')
    .split(/<[^>]*>/u)
    .map((line) => line.trim())
    .filter(Boolean);

export function parsePage(
  place: Pick<ServedPage, 'locale' | 'query' | 'route'>,
  status: number,
  html: string,
): ServedPage {
  const { document } = parseHTML(html);
  const address = place.route.path + place.query;
  const hrefs = all(document, 'a[href]').map((link) => link.getAttribute('href') ?? '');
  const properties = all(document, 'meta[property^="og:"]');
  return {
    ...place,
    address,
    status,
    html,
    document,
    main: document.querySelector('main') ?? document.body,
    lines: readable(html),
    images: all(document, 'img'),
    links: hrefs
      .map((href) => new URL(href, product.siteUrl + address))
      .filter(({ origin }) => origin === product.siteUrl)
      .map(({ pathname, search }) => pathname + search),
    preview: new Map(
      properties.map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  };
}

/** Every page of the route table, in one language. */
export async function readPages(place: Pick<ServedPage, 'locale' | 'query'>) {
  const pages: ServedPage[] = [];
  for (const route of routes) {
    const response = await ask(route.path + place.query);
    pages.push(parsePage({ ...place, route }, response.status, await response.text()));
  }
  return pages;
}
