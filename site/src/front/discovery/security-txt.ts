import { company } from '@sunfield/shared/company';
import { locales } from '@sunfield/shared/locales';

const day = 24 * 60 * 60 * 1000;

/** How long it is good for, in days: less than the year that RFC 9116 asks for. */
const validFor = 330;

/** Whom to write to about a weakness, at `/.well-known/security.txt` (RFC 9116). */
export function securityTxt(siteUrl: string, now = Date.now()): string {
  // The same for a day, so that who has it isn't sent it again.
  const today = Math.floor(now / day);
  const expires = new Date((today + validFor) * day).toISOString().replace(/\.\d+/u, '');
  return `Contact: mailto:${company.email}
Expires: ${expires}
Preferred-Languages: ${locales.map(({ iso }) => iso).join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
