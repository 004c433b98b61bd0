import { company } from '@sunfield/shared/company';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import { escapeHtml } from '../emails/html.ts';
import { fill, visitorWords } from '../emails/visitor-words.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';
import { referenceOf } from '@sunfield/shared/reference';
import { deskPage } from './page.ts';

/** Where the script is that tells times by the visitor's own clock. */
export const localTimePath = '/requests/local-time.js';

const timeOptions: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Without it, times are told by the company's clock. */
export const localTimeScript = `const options = ${JSON.stringify(timeOptions)};
for (const time of document.querySelectorAll('time'))
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, options).format(new Date(time.dateTime));
`;

function timeHtml(time: Date, locale: Locale): string {
  const { iso } = localeOption(locale);
  const format = new Intl.DateTimeFormat(iso, { ...timeOptions, timeZone: company.timeZone });
  return `<time datetime="${time.toISOString()}">${format.format(time)}</time>`;
}

/** A text with an address in it that can be written to. */
const withEmail = (text: string): string =>
  fill(escapeHtml(text), { email: `<a href="mailto:${company.email}">${company.email}</a>` });

interface PageContext {
  readonly locale: Locale;
  /** The site, which the page leads back to. */
  readonly site: string;
}

function visitorPage(title: string, content: string, { locale, site }: PageContext): string {
  const { iso } = localeOption(locale);
  const home = `<p class="home"><a href="${escapeHtml(site)}/?lang=${locale}">${escapeHtml(company.name)}</a></p>`;
  return deskPage(title, `${content}\n${home}`, iso);
}

/** What a visitor is told where there is no request to tell of. */
export function requestMessagePage(
  which: 'gone' | 'later' | 'unknown',
  context: PageContext,
): string {
  const { title, text } = visitorWords[context.locale].page[which];
  return visitorPage(title, `<p>${withEmail(text)}</p>`, context);
}

/**
 * How far a request is, for its visitor, and the way to withdraw it. Nothing that was typed stands here, as links are
 * passed on.
 *
 * @param isUnsure whether it was to be withdrawn, and nobody had said to be sure
 */
export function requestPage(lead: LeadRecord, context: PageContext, isUnsure = false): string {
  const { locale } = context;
  const { withdraw, ...words } = visitorWords[locale].page;
  const { id, receivedAt, taken, answered } = lead;
  const read = taken ?? answered;
  const rows = [
    [words.received, timeHtml(receivedAt, locale)],
    // Who reads without saying so is not known of.
    ...(read ? [[words.read, timeHtml(read.at, locale)]] : []),
    answered
      ? [words.answered, timeHtml(answered.at, locale)]
      : [words.deadline, timeHtml(afterBusinessDays(receivedAt, answerWithin), locale)],
  ];
  return visitorPage(
    fill(words.title, { reference: referenceOf(id) }),
    `<dl>
${rows.map(([label, value]) => `<dt>${escapeHtml(label ?? '')}</dt>\n<dd>${value}</dd>`).join('\n')}
</dl>
<form method="post">
<h2>${escapeHtml(withdraw.heading)}</h2>
<p>${withEmail(withdraw.text)}</p>
${isUnsure ? `<p class="note" role="alert">${escapeHtml(withdraw.notSure)}</p>\n` : ''}<p class="sure"><label><input type="checkbox" name="sure" value="yes" required> ${escapeHtml(withdraw.sure)}</label></p>
<button type="submit">${escapeHtml(withdraw.button)}</button>
</form>
<script src="${localTimePath}" type="module"></script>`,
    context,
  );
}
