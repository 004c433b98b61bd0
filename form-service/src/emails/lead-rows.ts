import { sourceFields } from '@sunfield/shared/project-request';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import { namesIn } from '@sunfield/shared/person-name';
import type { Lead, LeadRequest } from '../leads/lead.ts';
import { fieldLabels, interestLabels, languageName, sourceLabels } from './labels.ts';
import { formatTime } from './times.ts';

/** One line of the mail's table; `href` makes its text a link. */
export interface LeadRow {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

function telephoneLink(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/gu, '');
  return /^\+?\d{5,}$/u.test(digits) ? `tel:${digits}` : undefined;
}

/** The whole address of the page, where it is one of the site's. */
function pageLink(page: string, siteOrigins: readonly string[]): string | undefined {
  const url = URL.parse(page, siteOrigins[0]);
  return page && url && siteOrigins.includes(url.origin) ? url.href : undefined;
}

/** `Japanese (日本語)` */
function languageRow(locale: Locale): string {
  const [name, own] = [languageName(locale), localeOption(locale).label];
  return name === own ? name : `${name} (${own})`;
}

/** Where the visit came from, as far as it is known. Only the site's own pages are links. */
function sourceRows(request: LeadRequest, siteOrigins: readonly string[]): LeadRow[] {
  const known = sourceFields.filter((field) => request[field] !== '');
  return known.map((field) => ({
    label: sourceLabels[field],
    text: request[field],
    href: field === 'entryPage' ? pageLink(request.entryPage, siteOrigins) : undefined,
  }));
}

const unlessEmpty = (text: string) => text || 'not given';

/** Everything that is known of a lead but its message, in the order a salesperson asks for it. */
export function leadRows({ request, receivedAt }: Lead, siteOrigins: readonly string[]): LeadRow[] {
  const { email, phone, locale, page } = request;
  const link = pageLink(page, siteOrigins);
  return [
    ...namesIn(locale).map((name) => ({ label: fieldLabels[name], text: request[name] })),
    { label: fieldLabels.email, text: email, href: `mailto:${encodeURIComponent(email)}` },
    { label: fieldLabels.phone, text: unlessEmpty(phone), href: telephoneLink(phone) },
    { label: fieldLabels.company, text: unlessEmpty(request.company) },
    { label: fieldLabels.country, text: unlessEmpty(request.country) },
    {
      label: fieldLabels.interests,
      text: unlessEmpty(request.interests.map((id) => interestLabels[id]).join(', ')),
    },
    { label: 'Language', text: languageRow(locale) },
    { label: 'Page', text: link ?? unlessEmpty(page), href: link },
    ...sourceRows(request, siteOrigins),
    { label: 'Received', text: formatTime(receivedAt) },
  ];
}
