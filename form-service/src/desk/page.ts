import { company } from '@sunfield/shared/company';
import { escapeHtml } from '../emails/html.ts';

/** Where the pages' style sheet is: of the service itself, as nothing else may be loaded. */
export const stylePath = '/desk/style.css';

/** A whole page around its content, which is HTML: of the desk, unless it is a visitor's, in another language. */
export function deskPage(title: string, content: string, visitorsLanguage?: string): string {
  return `<!doctype html>
<html lang="${visitorsLanguage ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(`${title} – ${company.name}`)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body${visitorsLanguage === undefined ? '' : ' class="visitor"'}>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** A page that says why there is nothing to be done. */
export function messagePage(title: string, text: string): string {
  return deskPage(title, `<p>${escapeHtml(text)}</p>`);
}
