import { linkDays } from '../desk/links.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';
import type { Email } from './email.ts';
import { escapeHtml, htmlDocument } from './html.ts';
import { waitingLeadHtml, waitingLeadText, type WaitingContext } from './waiting-lead.ts';

/** Leads that wait for a person for the same reason. */
export interface WaitingSection {
  readonly heading?: string;
  readonly introduction: string;
  readonly leads: readonly LeadRecord[];
  /** What is to be known of those that aren't listed. */
  readonly note?: string | undefined;
}

const linksExplained = `A link opens a page with the whole request; nothing happens before its button is pressed. Links work for ${linkDays} days.`;

const separator = '-'.repeat(60);

const paragraph = (text: string, style: string) => `<p style="${style}">${escapeHtml(text)}</p>`;
const noteStyle = 'margin:12px 0 0;font-size:13px;color:#5f5f66';

function sectionText(section: WaitingSection, context: WaitingContext): string[] {
  const { heading, introduction, leads, note } = section;
  return [
    [heading?.toUpperCase(), introduction].filter(Boolean).join('\n\n'),
    ...leads.map((lead) => waitingLeadText(lead, context)),
    ...(note === undefined ? [] : [note]),
  ];
}

function sectionHtml(section: WaitingSection, context: WaitingContext): string[] {
  const { heading, introduction, leads, note } = section;
  return [
    ...(heading === undefined
      ? []
      : [`<h1 style="margin:0 0 4px;font-size:20px">${escapeHtml(heading)}</h1>`]),
    paragraph(introduction, 'margin:0 0 20px'),
    ...leads.map((lead) => waitingLeadHtml(lead, context)),
    ...(note === undefined ? [] : [paragraph(note, noteStyle)]),
  ];
}

/** A mail that lists leads that wait for a person, each with what can be done about it. */
export function waitingEmail(
  subject: string,
  sections: readonly WaitingSection[],
  context: WaitingContext,
): Email {
  const closing = context.linkTo ? [linksExplained] : [];
  const text = [...sections.flatMap((section) => sectionText(section, context)), ...closing];
  const html = [
    ...sections.flatMap((section) => sectionHtml(section, context)),
    ...closing.map((words) => paragraph(words, noteStyle)),
  ];
  return {
    subject,
    text: `${text.join(`\n\n${separator}\n\n`)}\n`,
    html: htmlDocument(subject, html.join('\n')),
  };
}
