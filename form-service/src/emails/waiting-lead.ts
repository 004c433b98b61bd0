import { localeOption } from '@sunfield/shared/locales';
import type { LeadRecord } from '../leads/lead-desk.ts';
import type { LeadState } from '../leads/lead.ts';
import { actionsFor } from '../links/actions.ts';
import type { LinkTo } from '../links/links.ts';
import { actionHtml, actionText } from './action-links.ts';
import { escapeHtml, escapeParagraphs } from './html.ts';
import { languageName } from './labels.ts';
import { personOf } from './lead-subject.ts';
import { firstLines } from './shorten.ts';
import { describeSignals } from './signal-words.ts';
import { formatAge, formatHand, formatShortTime } from './times.ts';

/** What the mails about waiting leads know besides the leads. */
export interface WaitingContext {
  /** Makes the links; where there is no desk, the mails name commands. */
  readonly linkTo: LinkTo | undefined;
  readonly now: Date;
  /** A mail with visitors' words was refused, so that this one goes without. */
  readonly isWordless: boolean;
}

const quiet = 'color:#5f5f66;font-size:14px';

const headings: Readonly<Partial<Record<LeadState, string>>> = {
  failed: 'Why it was not mailed:',
  waiting: 'Why it waits:',
  delivered: 'Where it stands:',
  taken: 'Where it stands:',
};

function reasonsOf({ state, taken, lastError, dueAt, signals }: LeadRecord): string[] {
  if (taken) return [`It was taken by ${formatHand(taken)}, but has not been answered yet.`];
  if (state === 'delivered') return ['Nobody has taken it.'];
  if (state === 'quarantined') return describeSignals(signals);
  if (lastError !== undefined) return [lastError];
  const inLine =
    dueAt && dueAt.getTime() > 0 ? ` It is mailed from ${formatShortTime(dueAt)} on.` : '';
  return [`It has not been tried yet.${inLine}`];
}

/** What is said of a lead in a list, before it is text or HTML. */
function briefOf(lead: LeadRecord, { now, isWordless }: WaitingContext) {
  const { email, country, locale, message } = lead.request;
  const since = `${formatShortTime(lead.receivedAt)} (${formatAge(lead.receivedAt, now)})`;
  if (isWordless) {
    const person = `Request ${lead.id}`;
    const facts =
      'The visitor’s words are left out: the mail server refused a mail that contained them.';
    return { person, place: '', facts, since, excerpt: '', heading: '', reasons: [] };
  }
  return {
    person: personOf(lead.request),
    place: country && ` (${country})`,
    facts: `${email} · ${languageName(locale)}`,
    since,
    excerpt: firstLines(message),
    heading: headings[lead.state] ?? 'Why it was held:',
    reasons: reasonsOf(lead),
  };
}

/** A lead that waits for a person, as plain text. */
export function waitingLeadText(lead: LeadRecord, context: WaitingContext): string {
  const { linkTo } = context;
  const { person, place, facts, since, excerpt, heading, reasons } = briefOf(lead, context);
  const actions = actionsFor(lead).map((action) => actionText(action, lead.id, linkTo));
  return [
    `${person}${place}`,
    facts,
    `Waiting since ${since}`,
    '',
    ...(excerpt ? [excerpt.replace(/^/gmu, '> '), ''] : []),
    ...(heading ? [heading, ...reasons.map((reason) => `- ${reason}`), ''] : []),
    ...actions,
  ].join('\n');
}

const excerptHtml = (excerpt: string, lang: string) =>
  `<p lang="${lang}" style="margin:12px 0;padding-left:12px;border-left:3px solid #dcdce0;word-break:break-word">${escapeParagraphs(excerpt)}</p>\n`;

const reasonsHtml = (
  heading: string,
  reasons: readonly string[],
) => `<p style="margin:0;${quiet}">${heading}</p>
<ul style="margin:0 0 16px;padding-left:20px;font-size:14px">
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
`;

/** The same as HTML. */
export function waitingLeadHtml(lead: LeadRecord, context: WaitingContext): string {
  const { linkTo } = context;
  const { person, place, facts, since, excerpt, heading, reasons } = briefOf(lead, context);
  const { iso } = localeOption(lead.request.locale);
  return `<div style="border-top:1px solid #dcdce0;padding:20px 0 12px">
<h2 style="margin:0;font-size:18px;word-break:break-word">${escapeHtml(person)}<span style="font-weight:normal">${escapeHtml(place)}</span></h2>
<p style="margin:0;${quiet};word-break:break-word">${escapeHtml(facts)}<br>
Waiting since ${escapeHtml(since)}</p>
${excerpt ? excerptHtml(excerpt, iso) : ''}${heading ? reasonsHtml(heading, reasons) : ''}<p style="margin:0;font-size:14px">${actionsFor(
    lead,
  )
    .map((action) => actionHtml(action, lead.id, linkTo))
    .join('\n')}</p>
</div>`;
}
