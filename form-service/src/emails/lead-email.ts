import { localeOption } from '@sunfield/shared/locales';
import { brand } from '@sunfield/shared/brand';
import type { Lead } from '../leads/lead.ts';
import { takingActions } from '../links/actions.ts';
import type { LinkTo } from '../links/links.ts';
import { actionHtml, actionText } from './action-links.ts';
import type { Email } from './email.ts';
import { escapeHtml, escapeParagraphs, htmlDocument } from './html.ts';
import { fieldLabels } from './labels.ts';
import { leadRows, type LeadRow } from './lead-rows.ts';
import { heldNote, noteHtml, type Note } from './held-note.ts';
import { formatShortTime } from './times.ts';
import { leadSubject } from './lead-subject.ts';

const labelStyle =
  'padding:6px 16px 6px 0;width:120px;color:#5f5f66;font-size:14px;font-weight:normal;text-align:left;vertical-align:top';
const valueStyle = 'padding:6px 0;vertical-align:top;word-break:break-word';

function tableRow({ label, text, href }: LeadRow): string {
  const value = href
    ? `<a href="${escapeHtml(href)}" style="color:${brand.deep}">${escapeHtml(text)}</a>`
    : escapeHtml(text);
  return `<tr><th scope="row" style="${labelStyle}">${escapeHtml(label)}</th><td style="${valueStyle}">${value}</td></tr>`;
}

const tellOthers = 'Tell the others who is answering (leave these links out of your reply):';

const linksHtml = ({ id }: Lead, linkTo: LinkTo) => `<p style="margin:24px 0 8px">${tellOthers}</p>
<p style="margin:0">${takingActions.map((action) => actionHtml(action, id, linkTo)).join('\n')}</p>
`;

/** Until when its visitor was promised an answer. */
export interface Reminder {
  readonly deadline: Date;
  readonly isLate: boolean;
}

const reminderNote = ({ deadline, isLate }: Reminder): Note => ({
  heading: isLate
    ? `Nobody has taken this request. An answer was due by ${formatShortTime(deadline)}.`
    : `Nobody has taken this request yet. An answer is due by ${formatShortTime(deadline)}.`,
  reasons: [],
});

/**
 * The mail that tells the sales team of a lead. Its message comes first in both parts, since that
 * is what a preview shows.
 *
 * @param siteOrigins the site's addresses, to make the page a link
 * @param linkTo makes the links by which its readers tell each other who answers; where there is no desk, they
 *   have none
 * @param reminder where it is told once more, as nobody has taken it
 */
export function leadEmail(
  lead: Lead,
  siteOrigins: readonly string[],
  linkTo: LinkTo | undefined,
  reminder?: Reminder,
): Email {
  const { message, locale } = lead.request;
  const rows = leadRows(lead, siteOrigins);
  const subject = leadSubject(lead.request, reminder && 'Not answered yet');
  const notes = [reminder && reminderNote(reminder), heldNote(lead)].filter(
    (note) => note !== undefined,
  );
  const closing = `Reply to this mail to answer. Lead ${lead.id}`;

  const text = [
    message,
    '',
    ...notes.flatMap(({ heading, reasons }) => [
      heading,
      ...reasons.map((reason) => `- ${reason}`),
      '',
    ]),
    ...rows.map(({ label, text: value }) => `${label}: ${value}`),
    '',
    ...(linkTo
      ? [tellOthers, ...takingActions.map((action) => actionText(action, lead.id, linkTo)), '']
      : []),
    closing,
    '',
  ].join('\n');

  const html = htmlDocument(
    subject,
    `<h1 style="margin:0 0 4px;font-size:14px;font-weight:normal;color:#5f5f66">${fieldLabels.message}</h1>
<p lang="${localeOption(locale).iso}" style="margin:0 0 24px;font-size:18px;word-break:break-word">${escapeParagraphs(message)}</p>
${notes.map(noteHtml).join('')}<table width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map(tableRow).join('\n')}
</table>
${linkTo ? linksHtml(lead, linkTo) : ''}<p style="margin:24px 0 0;font-size:13px;color:#5f5f66">${closing}</p>`,
  );
  return { subject, text, html };
}
