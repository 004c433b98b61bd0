import { company } from '@sunfield/shared/company';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import {
  answerWithin,
  clientDay,
  clients,
  lengthOf,
  officeDay,
  sharedWith,
} from '../content/office-hours.ts';
import { rates } from '../content/rates.ts';
import { dictionaries } from '../words/dictionaries.ts';
import {
  clientPlaceholders,
  companyPlaceholder,
  type CompanyValues,
} from './company-placeholders.ts';
import { clockIn, lengthIn } from './hours.ts';
import { priceIn, priceRangeIn } from './money.ts';

/** When the office and its clients work. */
function hoursIn(locale: Locale) {
  const clock = (hours: number) => clockIn(locale, hours);
  return {
    opens: clock(officeDay.from),
    midday: clock((officeDay.from + officeDay.to) / 2),
    closes: clock(officeDay.to),
    clientBegins: clock(clientDay.from),
    clientEnds: clock(clientDay.to),
  };
}

/** The office's hours by the clocks of clients, and what they share. */
const clientHoursIn = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    clients.flatMap((client) => {
      const { opens, closes, shared } = clientPlaceholders(client.id);
      return [
        [opens, clockIn(locale, officeDay.from - client.behind)],
        [closes, clockIn(locale, officeDay.to - client.behind)],
        [shared, lengthIn(locale, lengthOf(sharedWith(client)))],
      ];
    }),
  );

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

/** Within which time a request is answered, in a sentence and for short. */
function promiseIn(locale: Locale) {
  const { iso } = localeOption(locale);
  const isOne = new Intl.PluralRules(iso).select(answerWithin) === 'one';
  const said = ({ one, other }: { readonly one: string; readonly other: string }) =>
    (isOne ? one : other).replace('{{count}}', String(answerWithin));
  const { answerWithin: long, answerDays: short } = dictionaries[locale].company;
  return { answerWithin: said(long), answerDays: said(short) };
}

const valuesOf = (locale: Locale): CompanyValues => ({
  company: company.name,
  slogan: sloganIn(locale),
  founded: String(company.founded),
  certification: company.certification ?? '',
  ...placesIn(locale),
  ...hoursIn(locale),
  developerMonth: priceRangeIn(locale, rates.months.developer),
  firstPhasePrice: priceRangeIn(locale, rates.firstPhase),
  trialPrice: priceIn(locale, rates.trial),
  ...promiseIn(locale),
});

/** Whether a text is of something that the company doesn't have: lists leave it out. */
export const isOfNothing = (text: unknown): boolean =>
  company.certification === undefined &&
  typeof text === 'string' &&
  text.includes('{{certification}}');

/** A text with what the company says of itself, its places, its hours and its prices in it. */
export function withCompany(text: string, locale: Locale): string {
  if (!text.includes('{{')) return text;
  const values: Readonly<Record<string, string>> = {
    ...valuesOf(locale),
    ...clientHoursIn(locale),
  };
  return text.replaceAll(companyPlaceholder, (whole, name: string) => values[name] ?? whole);
}
