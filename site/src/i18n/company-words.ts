import { company, sloganIn } from '@sunfield/shared/company';
import type { Locale } from '@sunfield/shared/locales';
import { placeNames } from '@sunfield/shared/places';

const valuesOf = (locale: Locale) => {
  const { city, branchCity, cities } = placeNames[locale];
  return { slogan: sloganIn(locale), founded: String(company.founded), city, branchCity, cities };
};

type Name = keyof ReturnType<typeof valuesOf>;

const names: readonly Name[] = ['slogan', 'founded', 'city', 'branchCity', 'cities'];

/** What any text may say of the company, in any language, whether the others do or not. */
export const companyPlaceholder = new RegExp(String.raw`\{\{(${names.join('|')})\}\}`, 'gu');

/** A text with the company's slogan, year of foundation and places in it. */
export function withCompany(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const values = valuesOf(locale);
  return text.replaceAll(companyPlaceholder, (_, name: Name) => values[name]);
}
