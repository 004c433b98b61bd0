import { company, sloganIn } from '@sunfield/shared/company';
import { defaultLocale, type Locale } from '@sunfield/shared/locales';
import { placeNames } from '@sunfield/shared/places';
import { officeClock, sharedLengths } from '../content/office-hours.ts';
import { rates } from '../content/rates.ts';
import { clockIn, lengthIn } from './hours.ts';
import { priceIn, priceRangeIn } from './money.ts';

/** The same names, with what is written for each value. */
const written = <Name extends string>(
  values: Readonly<Record<Name, number>>,
  write: (hours: number) => string,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, write(value as number)]),
  ) as Readonly<Record<Name, string>>;

/** The longest name, in letters, that a line on a narrow phone holds whole. */
const longestName = 18;

const bound = (name: string) =>
  name.length <= longestName ? name.replaceAll(' ', '\u00a0') : name;

/** The names of the places, no line breaking at their spaces. */
const placesIn = (locale: Locale) => {
  const { city, branchCity, cities } = placeNames[locale];
  return {
    city: bound(city),
    branchCity: bound(branchCity),
    cities: cities.replace(city, bound).replace(branchCity, bound),
  };
};

const valuesOf = (locale: Locale) => ({
  company: company.name,
  slogan: sloganIn(locale),
  founded: String(company.founded),
  certification: company.certification,
  ...placesIn(locale),
  ...written(officeClock, (hours) => clockIn(locale, hours)),
  ...written(sharedLengths, (hours) => lengthIn(locale, hours)),
  developerMonth: priceRangeIn(locale, rates.months[0]),
  firstPhasePrice: priceRangeIn(locale, rates.firstPhase),
  trialPrice: priceIn(locale, rates.trial),
});

type Name = keyof ReturnType<typeof valuesOf>;

const names = Object.keys(valuesOf(defaultLocale));

/** What any text may say of the company, its hours and its prices, in any language, whether the others do or not. */
export const companyPlaceholder = new RegExp(String.raw`\{\{(${names.join('|')})\}\}`, 'gu');

/** A text with what the company says of itself, its places, its hours and its prices in it. */
export function withCompany(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const values = valuesOf(locale);
  return text.replaceAll(companyPlaceholder, (_, name: Name) => values[name]);
}
