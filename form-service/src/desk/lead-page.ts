import { localeOption } from '@sunfield/shared/locales';
import { escapeHtml } from '../emails/html.ts';
import { fieldLabels } from '../emails/labels.ts';
import { leadRows, type LeadRow } from '../emails/lead-rows.ts';
import { personOf } from '../emails/lead-subject.ts';
import { describeSignals } from '../emails/signal-words.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';
import { actionFacts, type DeskAction } from '../links/actions.ts';
import { deskPage } from './page.ts';
import { describeState } from './state-words.ts';

function definition({ label, text, href }: LeadRow): string {
  const value = href
    ? `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(text)}</a>`
    : escapeHtml(text);
  return `<dt>${escapeHtml(label)}</dt>\n<dd>${value}</dd>`;
}

function reasons({ signals, score }: LeadRecord): string {
  if (signals.length === 0) return '';
  const items = describeSignals(signals).map((reason) => `<li>${escapeHtml(reason)}</li>`);
  return `<h2>What made it look like spam (score ${score})</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** The button posts to the page's own address: the link is what allows the action. */
function actionForm(action: DeskAction): string {
  const { label, promise } = actionFacts[action];
  return `<form method="post">\n<p>${promise}</p>\n<button type="submit">${label}</button>\n</form>`;
}

interface LeadPageOptions {
  /** What the link is for. */
  readonly action: DeskAction;
  readonly siteOrigins: readonly string[];
  /** What is said before everything else. */
  readonly note?: string;
}

/** A whole lead, and the button of the link's action as long as that can be done. */
export function leadPage(lead: LeadRecord, { action, siteOrigins, note }: LeadPageOptions): string {
  const { message, locale } = lead.request;
  const canAct = actionFacts[action].from.includes(lead.state);
  return deskPage(
    personOf(lead.request),
    [
      `<p>${escapeHtml(describeState(lead))}</p>`,
      note === undefined ? '' : `<p class="note" role="status">${escapeHtml(note)}</p>`,
      canAct ? actionForm(action) : '',
      `<h2>${fieldLabels.message}</h2>`,
      `<p class="message" lang="${localeOption(locale).iso}">${escapeHtml(message)}</p>`,
      reasons(lead),
      `<dl>\n${leadRows(lead, siteOrigins).map(definition).join('\n')}\n</dl>`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
