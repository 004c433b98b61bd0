import { company, sloganIn } from '@sunfield/shared/company';
import { defaultLocale, type Locale } from '@sunfield/shared/locales';
import { placeNames } from '@sunfield/shared/places';

const valuesOf = (locale: Locale) => {
  const { city, branchCity, cities } = placeNames[locale];
  return {
    company: company.name,
    slogan: sloganIn(locale),
    founded: String(company.founded),
    certification: company.certification,
    city,
    branchCity,
    cities,
  };
};

type Name = keyof ReturnType<typeof valuesOf>;

const names = Object.keys(valuesOf(defaultLocale));

/** What any text may say of the company, in any language, whether the others do or not. */
export const companyPlaceholder = new RegExp(String.raw`\{\{(${names.join('|')})\}\}`, 'gu');

/** A text with what the company says of itself, and its places, in it. */
export function withCompany(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const values = valuesOf(locale);
  return text.replaceAll(companyPlaceholder, (_, name: Name) => values[name]);
}
