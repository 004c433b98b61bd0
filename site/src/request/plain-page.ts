import { localeOption, type Locale } from '@sunfield/shared/locales';

interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text?: string;
  readonly link: { readonly href: string; readonly text: string };
}

/** A page without the application: plain HTML of finished, trusted words and one small style sheet. */
export function plainPage({ locale, title, text, link }: PlainPage): string {
  return `<!doctype html>
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
}
