import { localeOption } from '@sunfield/shared/locales';
import { escapeHtml } from '../emails/html.ts';
import { fieldLabels } from '../emails/labels.ts';
import { leadRows, type LeadRow } from '../emails/lead-rows.ts';
import { personOf } from '../emails/lead-subject.ts';
import { describeSignals } from '../emails/signal-words.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';
import { longestName } from '../leads/follow-up.ts';
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

/** Asks who it is; a scanner that presses buttons doesn't know. */
function nameField(people: readonly string[]): string {
  const options = people.map((name) => `<option value="${escapeHtml(name)}"></option>`);
  return `<label for="by">Your name</label>
<input id="by" name="by" list="people" required maxlength="${longestName}" autocomplete="name">
<datalist id="people">${options.join('')}</datalist>
`;
}

/** The button posts to the page's own address: the link is what allows the action, or takes it back. */
function actionForm(
  action: DeskAction,
  { action: linked, people }: Pick<LeadPageOptions, 'action' | 'people'>,
): string {
  const { label, promise, asksName } = actionFacts[action];
  const isUndo = action !== linked;
  return `<form method="post">
<p>${promise}</p>
${asksName ? nameField(people) : ''}<button type="submit"${isUndo ? ' name="undo" value="yes"' : ''}>${label}</button>
</form>`;
}

interface LeadPageOptions {
  /** What the link is for. */
  readonly action: DeskAction;
  readonly siteOrigins: readonly string[];
  /** Who may have the lead's mail, for those who are asked for their name. */
  readonly people: readonly string[];
  /** What is said before everything else. */
  readonly note?: string;
}

/** A whole lead, and the button of the link's action as long as that can be done. */
export function leadPage(lead: LeadRecord, options: LeadPageOptions): string {
  const { action, siteOrigins, note } = options;
  const { message, locale } = lead.request;
  const isForTakers = actionFacts[action].asksName;
  const possible = [action, actionFacts[action].undo].find(
    (one) => one && actionFacts[one].from.includes(lead.state),
  );
  return deskPage(
    personOf(lead.request),
    [
      `<p>${escapeHtml(describeState(lead))}</p>`,
      note === undefined ? '' : `<p class="note" role="status">${escapeHtml(note)}</p>`,
      possible ? actionForm(possible, options) : '',
      `<h2>${fieldLabels.message}</h2>`,
      `<p class="message" lang="${localeOption(locale).iso}">${escapeHtml(message)}</p>`,
      // A visitor who was answered may have been quoted the link.
      isForTakers ? '' : reasons(lead),
      `<dl>\n${leadRows(lead, siteOrigins).map(definition).join('\n')}\n</dl>`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
