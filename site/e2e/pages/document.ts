import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '@sunfield/shared/locales';
import { routes } from '../../src/content/routes.ts';

/** What a test wants to know of a page's HTML, without a browser. */
export interface Document {
  readonly status: number;
  readonly html: string;
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: ReadonlyMap<string, string>;
  readonly headings: number;
  /** Everything that can be read, line by line. */
  readonly lines: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1]?.replaceAll('&amp;', '&');

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\s[^>]*>`, 'gu')) ?? [];

const values = (tags: readonly string[], name: string) =>
  tags.flatMap((tag) => attribute(tag, name) ?? []);

/** The text of a page in its language, line by line. What is offered in another one is hidden at first. */
export const readable = (html: string) =>
  html
    .replace(/<aside[^>]* data-language-offer.*?<\/aside>/gsu, '')
    .replace(/<(script|style|head)[\s>].*?<\/\1>/gsu, '')
    .split(/<[^>]*>/u)
    .map((line) => line.trim())
    .filter(Boolean);

function parse(status: number, html: string): Document {
  const links = tagsOf(html, 'link');
  const description = tagsOf(html, 'meta').find((tag) => attribute(tag, 'name') === 'description');
  const alternates = links.filter((tag) => tag.includes('rel="alternate"'));
  return {
    status,
    html,
    language: attribute(tagsOf(html, 'html')[0] ?? '', 'lang'),
    title: /<title>([^<]*)<\/title>/u.exec(html)?.[1],
    description: attribute(description ?? '', 'content'),
    canonical: values(
      links.filter((tag) => tag.includes('rel="canonical"')),
      'href',
    )[0],
    alternates: new Map(
      alternates.map((tag) => [attribute(tag, 'hrefLang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    headings: (html.match(/<h1[\s>]/gu) ?? []).length,
    lines: readable(html),
    links: values(tagsOf(html, 'a'), 'href'),
    images: tagsOf(html, 'img'),
  };
}

/** Every page of the route table, in one language. */
export async function readPages(
  request: APIRequestContext,
  locale: Locale,
): Promise<Map<string, Document>> {
  const pages = new Map<string, Document>();
  for (const { path } of routes) {
    const response = await request.get(`${path}?lang=${locale}`, { maxRedirects: 0 });
    pages.set(path, parse(response.status(), await response.text()));
  }
  return pages;
}
