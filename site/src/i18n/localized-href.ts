import { localeParameter } from './chosen-language.ts';
import { type RequestLocale } from './locale-of-request.ts';

/**
 * A link inside the site, from a page in a language: where the page's address names its language, the
 * link's does too, so that a visitor (or a crawler) without cookies stays in it.
 */
export function localizedHref(path: string, { locale, explicit }: RequestLocale): string {
  if (!explicit || !path.startsWith('/')) return path;
  const url = new URL(path, 'http://site');
  url.searchParams.set(localeParameter, locale);
  return url.pathname + url.search + url.hash;
}
