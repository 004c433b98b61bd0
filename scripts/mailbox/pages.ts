import type { Address } from 'postal-mime';
import type { Mail } from './mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid #8888; text-align: start; vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid #8888; background: #fff; color-scheme: light; }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>`;

const people = (addresses: readonly Address[]) =>
  escaped(
    addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', '),
  );

const time = ({ receivedAt }: Mail) => escaped(receivedAt.toLocaleString('sv'));

/** All mails, the newest first. */
export function listPage(mails: readonly Mail[]): string {
  const rows = mails.toReversed().map(
    (mail) => `<tr>
<td><a href="/email/${mail.id}">${escaped(mail.subject || 'No subject')}</a></td>
<td>${people(mail.from)}</td>
<td>${people(mail.to)}</td>
<td>${time(mail)}</td>
</tr>`,
  );
  const list =
    rows.length === 0
      ? '<p>No mail has come yet. Load this page again to look.</p>'
      : `<form method="post" action="/delete"><button>Delete all</button></form>
<table>
<thead><tr><th>Subject</th><th>From</th><th>To</th><th>Received</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return page(`Mailbox (${mails.length})`, `<h1>Mailbox</h1>\n${list}`);
}

/** One mail: its head, its text, and its HTML in a frame. */
export function mailPage(mail: Mail): string {
  const head = [
    ['From', people(mail.from)],
    ['To', people(mail.to)],
    ['Reply to', people(mail.replyTo)],
    ['Received', time(mail)],
  ];
  const frame = mail.html
    ? `<h2>HTML</h2>
<iframe src="/email/${mail.id}/html" title="HTML" sandbox="allow-top-navigation-by-user-activation"></iframe>`
    : '';
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p>
<h1>${escaped(mail.subject || 'No subject')}</h1>
<dl>${head.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${frame}
<h2>Text</h2>
<pre>${escaped(mail.text)}</pre>`,
  );
}

/** The HTML of a mail, whose links leave the frame. */
export const framed = ({ html }: Mail): string =>
  html.replace(/<head(?:\s[^>]*)?>|^(?![^]*<head[\s>])/iu, '$&<base target="_top">');
