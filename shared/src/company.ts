import type { z } from 'zod';
import identity from '../company/company.json' with { type: 'json' };
import type { companyFacts } from './company-facts.ts';
import { offices, places } from './places.ts';

const facts: z.infer<typeof companyFacts> = identity;

const mapOf = ({ street, district, city }: (typeof offices)[number]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${street}, ${district}, ${city}` }).toString()}`;

const networks = { facebook: 'Facebook', whatsapp: 'WhatsApp', linkedin: 'LinkedIn' };

/**
 * The company, in one place: every page, e-mail and data block reads it here. What it says is the owner's, in
 * shared/company.
 */
export const company = {
  name: facts.name,
  email: facts.email,
  phone: { display: facts.phone, href: `tel:${facts.phone.replaceAll(/[^+\d]/gu, '')}` },
  /** The standard that it is certified to, if any (docs/product.md, "Company"). */
  certification: facts.certification,
  /** The year in which the company was founded. */
  founded: facts.founded,
  /** Its size (docs/product.md, "Company"). */
  statistics: facts.statistics,
  /** Office hours and e-mail times are told in this zone. */
  timeZone: places.timeZone,
  offices: offices.map((office) => ({ ...office, map: mapOf(office) })),
  social: (Object.keys(networks) as (keyof typeof networks)[]).flatMap((id) => {
    const href = facts.social[id];
    return href ? [{ id, name: networks[id], href }] : [];
  }),
} as const;
