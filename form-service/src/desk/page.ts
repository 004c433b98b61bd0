import { company } from '@sunfield/shared/company';
import { escapeHtml } from '../emails/html.ts';

/** Where the pages' style sheet is: of the service itself, as nothing else may be loaded. */
export const stylePath = '/desk/style.css';

/** A whole page of the desk around its content, which is HTML. */
export function deskPage(title: string, content: string, lang = 'en'): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(`${title} – ${company.name}`)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
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
