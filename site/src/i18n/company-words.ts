import { company } from '@sunfield/shared/company';
import { defaultLocale, type Locale } from '@sunfield/shared/locales';
import { clientDay, clients, lengthOf, officeDay, sharedWith } from '../content/office-hours.ts';
import { rates } from '../content/rates.ts';
import { dictionaries } from '../words/dictionaries.ts';
import { clockIn, lengthIn } from './hours.ts';
import { priceIn, priceRangeIn } from './money.ts';

/** When the office and its clients work, and what they share; a client's by its id: `{{opensInSeoulTokyo}}`. */
function hoursIn(locale: Locale): Readonly<Record<string, string>> {
  const clock = (hours: number) => clockIn(locale, hours);
  const ofClients = clients.flatMap((client): [name: string, text: string][] => {
    const name = client.id.charAt(0).toUpperCase() + client.id.slice(1);
    return [
      [`opensIn${name}`, clock(officeDay.from - client.behind)],
      [`closesIn${name}`, clock(officeDay.to - client.behind)],
      [`sharedWith${name}`, lengthIn(locale, lengthOf(sharedWith(client)))],
    ];
  });
  return {
    opens: clock(officeDay.from),
    midday: clock((officeDay.from + officeDay.to) / 2),
    closes: clock(officeDay.to),
    clientBegins: clock(clientDay.from),
    clientEnds: clock(clientDay.to),
    ...Object.fromEntries(ofClients),
  };
}

/** The slogan in one line; a full-width mark brings its own space. */
export function sloganIn(locale: Locale): string {
  const { slogan } = dictionaries[locale].company;
  return slogan.reduce((line, part) => line + (/[、。，]$/u.test(line) ? '' : ' ') + part);
}

/** The longest name, in letters, that a line on a narrow phone holds whole. */
const longestName = 18;

const bound = (name: string) =>
  name.length <= longestName ? name.replaceAll(' ', '\u00a0') : name;

/** The names of the places, no line breaking at their spaces. */
const placesIn = (locale: Locale) => {
  const { city, branchCity, cities } = dictionaries[locale].company;
  return {
    city: bound(city),
    branchCity: bound(branchCity),
    cities: cities.replace(city, bound).replace(branchCity, bound),
  };
};

const valuesOf = (locale: Locale): Readonly<Record<string, string>> => ({
  company: company.name,
  slogan: sloganIn(locale),
  founded: String(company.founded),
  certification: company.certification ?? '',
  ...placesIn(locale),
  ...hoursIn(locale),
  developerMonth: priceRangeIn(locale, rates.months.developer),
  firstPhasePrice: priceRangeIn(locale, rates.firstPhase),
  trialPrice: priceIn(locale, rates.trial),
});

const names = Object.keys(valuesOf(defaultLocale));

/** What any text may say of the company, its hours and its prices, in any language, whether the others do or not. */
export const companyPlaceholder = new RegExp(String.raw`\{\{(${names.join('|')})\}\}`, 'gu');

/** Whether a text is of something that the company doesn't have: lists leave it out. */
export const isOfNothing = (text: unknown): boolean =>
  company.certification === undefined &&
  typeof text === 'string' &&
  text.includes('{{certification}}');

/** A text with what the company says of itself, its places, its hours and its prices in it. */
export function withCompany(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const values = valuesOf(locale);
  return text.replaceAll(companyPlaceholder, (whole, name: string) => values[name] ?? whole);
}
