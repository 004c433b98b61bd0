import { expect, it } from 'vitest';
import company from '../company/company.json' with { type: 'json' };
import hours from '../company/hours.json' with { type: 'json' };
import places from '../company/places.json' with { type: 'json' };
import rates from '../company/rates.json' with { type: 'json' };
import { checkCompany } from '../src/company-facts.ts';

const of = (name: string) => `shared/company/${name}.json`;

it('takes a company without a certificate or a social network', () => {
  const { name, email, phone, founded, statistics, sample } = company;
  const few = { name, email, phone, founded, statistics, sample, social: {} };
  expect(checkCompany(of('company'), few)).toEqual([]);
});

it.each([
  ['company', { ...company, phone: '024 7300 0199' }, 'phone: With the country'],
  ['company', { ...company, phone: '+44 (0)20 7946 0000' }, 'phone: With the country'],
  ['company', { ...company, email: 'hello' }, 'email: An e-mail address'],
  ['company', { ...company, name: ' ' }, 'name: Say something here.'],
  ['company', { ...company, social: { linkedin: 'http://x.example' } }, 'social.linkedin: An add'],
  ['company', { ...company, sample: undefined }, 'sample: true while values stand in for yours'],
  ['company', { ...company, fax: '1' }, 'Unrecognized key: "fax"'],
  ['places', { ...places, timeZone: 'Hanoi' }, 'timeZone: A zone of the IANA list'],
  ['places', { ...places, country: 'Vietnam' }, 'country: Two capital letters'],
  ['hours', { ...hours, office: { from: 18, to: 9 } }, 'office: It ends before it begins.'],
  ['hours', { ...hours, office: { from: 9, to: 25 } }, 'office.to: An hour from 0 to 24.'],
  ['hours', { ...hours, office: { from: 8.99, to: 18 } }, 'office.from: Quarters of an hour'],
  ['hours', { ...hours, workingDays: [] }, 'workingDays: The office is open on one day'],
  ['hours', { ...hours, holidays: ['1.1.2027'] }, 'holidays.0: A day, as in 2026-12-25.'],
  ['hours', { ...hours, answerWithin: 0 }, 'answerWithin: A business day, or more.'],
  ['hours', { ...hours, clients: { 'us(east': { behind: 9 } } }, 'A name of plain letters.'],
  ['rates', { ...rates, months: { tester: { from: 1, to: 2 } } }, 'months.developer: '],
  ['rates', { ...rates, trial: '4400' }, 'trial: A price in whole euro.'],
  ['rates', { ...rates, firstPhase: { from: 7, to: 3 } }, 'firstPhase: The first price is'],
])('says what is wrong in %s.json, in a sentence: %#', (name, facts, sentence) => {
  const problems = checkCompany(of(name), facts);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});
