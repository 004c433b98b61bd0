import type { Locale } from '@sunfield/shared/locales';
import { localeOption } from '@sunfield/shared/locales';
import { createTranslator } from '../i18n/translator.ts';

/** The page for when the error page itself fails (specification, section 8): plain HTML, no React. */
export function lastResortPage(locale: Locale): string {
  const t = createTranslator(locale);
  const message = t('interface.error.lastResort.message');
  return `<!doctype html>
<html lang="${localeOption(locale).iso}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<h1>${message}</h1>
<p><a href="/">${t('interface.error.lastResort.link')}</a></p>
</html>
`;
}
