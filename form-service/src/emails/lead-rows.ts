import { company } from '@sunfield/shared/company';
import { localeOption } from '@sunfield/shared/locales';
import type { Lead } from '../leads/lead.ts';
import { fieldLabels, interestLabels } from './labels.ts';

/** One line of the mail's table; `href` makes its text a link. */
export interface LeadRow {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: company.timeZone,
});

/** A time as the sales team reads it, in the company's zone, with the zone's name. */
function formatTime(time: Date): string {
  return `${timeFormat.format(time)} (${company.timeZone})`;
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

const unlessEmpty = (text: string) => text || 'not given';

/** Everything that is known of a lead but its message, in the order a salesperson asks for it. */
export function leadRows({ request, receivedAt }: Lead, siteOrigins: readonly string[]): LeadRow[] {
  const { firstName, lastName, email, phone, locale, page } = request;
  const { label, iso } = localeOption(locale);
  const link = pageLink(page, siteOrigins);
  return [
    { label: fieldLabels.firstName, text: firstName },
    { label: fieldLabels.lastName, text: lastName },
    { label: fieldLabels.email, text: email, href: `mailto:${encodeURIComponent(email)}` },
    { label: fieldLabels.phone, text: unlessEmpty(phone), href: telephoneLink(phone) },
    { label: fieldLabels.company, text: unlessEmpty(request.company) },
    { label: fieldLabels.country, text: unlessEmpty(request.country) },
    {
      label: fieldLabels.interests,
      text: unlessEmpty(request.interests.map((id) => interestLabels[id]).join(', ')),
    },
    { label: 'Language', text: `${label} (${iso})` },
    { label: 'Page', text: link ?? unlessEmpty(page), href: link },
    { label: 'Received', text: formatTime(receivedAt) },
  ];
}
