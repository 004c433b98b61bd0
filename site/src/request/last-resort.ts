import type { Locale } from '@sunfield/shared/locales';
import { createTranslator } from '../i18n/translator.ts';
import { plainPage } from './plain-page.ts';

/** The page for when the error page itself fails (docs/product.md, "Errors"): plain HTML, no React. */
export function lastResortPage(locale: Locale): string {
  const t = createTranslator(locale);
  return plainPage({
    locale,
    title: t('interface.error.lastResort.message'),
    link: { href: '/', text: t('interface.error.lastResort.link') },
  });
}
