import type { Locale } from './locales.ts';
import { places } from './places.ts';

type Office = (typeof places.offices)[number];

const mapOf = ({ street, district, city }: Office) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${street}, ${district}, ${city}` }).toString()}`;

/**
 * The company, in one place: every page, e-mail and data block reads it here; where it is, in places.ts.
 * All values are samples until the owner replaces them.
 */
export const company = {
  name: 'Sunfield',
  /** In two parts, as the home page sets it. Words say `{{slogan}}`. */
  slogan: {
    en: ['Together', 'We Grow'],
    fr: ['Grandir', 'ensemble'],
    ko: ['함께', '성장합니다'],
    jp: ['ともに、', '育つ。'],
  } satisfies Record<Locale, readonly [string, string]>,
  email: 'hello@sunfield.example',
  phone: { display: '+84 24 7300 0199', href: 'tel:+842473000199' },
  /** The standard that it is certified to, if any (docs/product.md, "Company"). */
  certification: 'ISO 9001:2015' as string | undefined,
  /** The year in which the company was founded. */
  founded: 2014,
  /** Office hours and e-mail times are told in this zone. */
  timeZone: places.timeZone,
  offices: places.offices.map((office) => ({ ...office, map: mapOf(office) })),
  social: [
    { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/sunfield.example' },
    { id: 'whatsapp', name: 'WhatsApp', href: 'https://wa.me/842473000199' },
    { id: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/sunfield-example' },
  ],
} as const;

/** The slogan in one line; a full-width mark brings its own space. */
export function sloganIn(locale: Locale): string {
  const [first, second] = company.slogan[locale];
  return first + (/[、。，]$/u.test(first) ? '' : ' ') + second;
}
