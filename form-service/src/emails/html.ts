import type { Email } from './email.ts';
import { brand } from '@sunfield/shared/brand';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}

/** Keeps the line breaks of typed text. */
export function escapeParagraphs(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

/** An address alone is a link. */
function paragraphHtml(text: string): string {
  const words = escapeParagraphs(text);
  const content = /^https?:\S+$/u.test(text)
    ? `<a href="${words}" style="color:${brand.deep};word-break:break-all">${words}</a>`
    : words;
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** A mail of a few paragraphs. */
export function plainEmail(subject: string, paragraphs: readonly string[], lang?: string): Email {
  const html = htmlDocument(subject, paragraphs.map(paragraphHtml).join('\n'), lang);
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html };
}

const font = `font-family:'Avenir Next',Avenir,'Segoe UI',Helvetica,Arial,sans-serif`;

/**
 * A whole mail around its content. Mail clients drop style sheets, so styles are inline; the table
 * is what the oldest of them lay out.
 */
export function htmlDocument(title: string, content: string, lang = 'en'): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f4f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:640px;background:#ffffff;border-top:4px solid ${brand.main};${font};font-size:16px;line-height:1.5;color:#1a1a1a">
<tr><td style="padding:24px">
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
