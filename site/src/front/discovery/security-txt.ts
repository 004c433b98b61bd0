import { company } from '@sunfield/shared/company';
import { locales } from '@sunfield/shared/locales';

/** How long it is good for, in milliseconds: less than the year that RFC 9116 asks for. */
const validFor = 330 * 24 * 60 * 60 * 1000;

/** Whom to write to about a weakness, at `/.well-known/security.txt` (RFC 9116). */
export function securityTxt(siteUrl: string, now = new Date()): string {
  const expires = new Date(now.getTime() + validFor).toISOString().replace(/\.\d+/u, '');
  return `Contact: mailto:${company.email}
Expires: ${expires}
Preferred-Languages: ${locales.map(({ iso }) => iso).join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
