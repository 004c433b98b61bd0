import { company } from '@sunfield/shared/company';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import { createTranslator } from '../i18n/translator.ts';

// Pages without the application: plain HTML of finished, trusted words, and one small style sheet.

interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text?: string;
  readonly link: { readonly href: string; readonly text: string };
}

const plainPage = ({ locale, title, text, link }: PlainPage) => `<!doctype html>
<html lang="${localeOption(locale).iso}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
${text ? `<p>${text}</p>\n` : ''}<p><a href="${link.href}">${link.text}</a></p>
</main>
</body>
</html>
`;

/** A link that asks for the same page again. */
const again = (text: string) => ({ href: '', text });

/** The page for when more is asked than can be rendered. */
export function busyPage(locale: Locale): string {
  const t = createTranslator(locale);
  return plainPage({
    locale,
    title: t('interface.error.server.message'),
    text: t('interface.error.server.help', { email: company.email }),
    link: again(t('interface.offline.retry')),
  });
}

/** The page for when there is no network: the service worker keeps it. */
export function offlinePage(locale: Locale): string {
  const { title, text, retry } = createTranslator(locale)('interface.offline');
  return plainPage({ locale, title, text, link: again(retry) });
}

/** The page for when the error page itself fails (docs/product.md, "Errors"). */
export function lastResortPage(locale: Locale): string {
  const t = createTranslator(locale);
  return plainPage({
    locale,
    title: t('interface.error.lastResort.message'),
    link: { href: '/', text: t('interface.error.lastResort.link') },
  });
}
