import { localeParameter } from '../i18n/chosen-language.ts';

type Link = Pick<HTMLAnchorElement, 'hasAttribute' | 'href' | 'target'>;
type Address = Pick<Location, 'origin' | 'search'>;

const languageOf = (search: string) => new URLSearchParams(search).get(localeParameter);

/**
 * Whether an address may be a page of the site in the language of this one. Files and other sites are the
 * browser's, and so are other languages: nothing of this one may stay.
 */
export const isPage = (url: URL, current: Address): boolean =>
  url.origin === current.origin &&
  !/\.[^/]*$/u.test(url.pathname) &&
  languageOf(url.search) === languageOf(current.search);

/** The page that a link leads to in this window; undefined where it leads to none. */
export function pageOf(link: Link, current: Address): URL | undefined {
  const url = new URL(link.href);
  return link.target || link.hasAttribute('download') || !isPage(url, current) ? undefined : url;
}
