import { isLocale } from '@sunfield/shared/locales';
import { createTranslator } from '../../../i18n/translator.ts';
import { plainPage } from '../../../request/plain-page.ts';

/**
 * What the service worker shows where there is no network. Its link asks for the same page again. The
 * language is in the path, because `?lang=` is a visitor's choice and would set the cookie.
 */
export function GET(_request: Request, { params }: { params: { locale?: string } }): Response {
  const { locale } = params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { title, text, retry } = createTranslator(locale)('interface.offline');
  return new Response(plainPage({ locale, title, text, link: { href: '', text: retry } }), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
