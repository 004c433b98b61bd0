import { z } from 'zod';
import { weekdays } from './weekdays.ts';

// What the files in shared/company may say. `npm run check` and the editor hold them to it; what is wrong is said
// in a sentence that the owner reads.

const text = z.string().trim().min(1, 'Say something here.');

/** What the owner calls a thing in these files, and its words in theirs. */
const name = z.string().regex(/^[a-z][A-Za-z\d-]*$/u, 'A name of plain letters.');

/** The owner unticks it once nothing in the file stands in for theirs. */
const sample = z
  .boolean('true while values stand in for yours, false once none does.')
  .describe('These are still sample values');

/** Clocks on earth differ by quarters of an hour at the least. */
const quarter = 0.25;

const clock = z
  .number()
  .min(0, 'An hour from 0 to 24.')
  .max(24, 'An hour from 0 to 24.')
  .multipleOf(quarter, 'Quarters of an hour, as in 8.25.')
  .describe('8.5 is half past eight');
const span = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, 'It ends before it begins.');

const euro = z.int('A price in whole euro.').positive('A price is more than 0.').describe('Euro');
const priceRange = z
  .strictObject({ from: euro, to: euro })
  .refine(({ from, to }) => from <= to, 'The first price is the lower one.');

const address = z.url({ protocol: /^https$/u, error: 'An address that begins with https://.' });

const count = z.int('A whole number.').positive('A number above 0.');

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Who the company is. */
export const companyFacts = z.strictObject({
  sample,
  name: text,
  email: z.email('An e-mail address, as in hello@company.com.'),
  phone: z
    .string()
    .regex(/^\+\d[\d -]{6,20}$/u, 'With the country, as in +84 24 7300 0199.')
    .describe('With the country, as it is to be read'),
  certification: text.optional().describe('The standard that you are certified to, if any'),
  founded: z.int('A year.').min(1800, 'A year.').max(2100, 'A year.').describe('The year'),
  statistics: z
    .strictObject({ developers: count, projects: count, clients: count, countries: count })
    .describe('The four figures on the home page'),
  social: z
    .strictObject({
      facebook: address.optional(),
      whatsapp: address.optional(),
      linkedin: address.optional(),
    })
    .describe('Those that you are on; the others stay empty'),
});

/** Where it is. */
const placesFacts = z.strictObject({
  sample,
  timeZone: z
    .string()
    .refine(isTimeZone, 'A zone of the IANA list, as in Europe/Lisbon.')
    .describe('Office hours and e-mail times are told in this zone'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u, 'Two capital letters, as in VN.')
    .describe('Its two letters (ISO 3166-1), as search engines are told'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/u, 'A language’s letters, as in vi.')
    .describe('That of the streets below, so that they are read out as what they are'),
  offices: z.record(
    name,
    z.strictObject({
      street: text,
      district: text.describe('What stands between street and city, a postcode for example'),
      city: text,
    }),
  ),
});

/** When one can talk. */
const hoursFacts = z.strictObject({
  sample,
  office: span.describe('Office hours, by your own clock'),
  workingDays: z
    .array(z.enum(weekdays))
    .min(1, 'The office is open on one day at the least.')
    .describe('The days on which it is open'),
  holidays: z
    .array(z.iso.date('A day, as in 2026-12-25.'))
    .describe('The days on which it is closed all the same, as in 2026-12-25'),
  answerWithin: z
    .int('Whole business days.')
    .min(1, 'A business day, or more.')
    .max(20, 'Twenty business days, or fewer.')
    .describe('Within how many business days a request is answered; the texts promise it'),
  clientDay: span.describe('The working day of a client, by the clock on the spot'),
  clients: z.record(
    name,
    z.strictObject({
      behind: z
        .number()
        .min(-26, 'Hours, up to 26.')
        .max(26, 'Hours, up to 26.')
        .multipleOf(quarter, 'Quarters of an hour, as in 5.75.')
        .describe('How many hours earlier its clock is than yours, in winter; less than 0: later'),
      call: span
        .optional()
        .describe('When one can talk, by your clock, where office hours have nothing in common'),
    }),
  ),
});

/** What is charged, taxes not included. */
const ratesFacts = z.strictObject({
  sample,
  months: z
    .object({ developer: priceRange })
    .catchall(priceRange)
    .describe('One person, full-time, for a month'),
  firstPhase: priceRange.describe('The paid first phase'),
  trial: euro.describe('Two people, ten working days; euro'),
  maintenance: priceRange.describe('A month of a maintenance contract, by the response time'),
  day: euro.describe('A day of the sample estimate; euro'),
});

/** By their files, from the top of the repository. */
export const companyFiles: Readonly<Record<string, z.ZodType>> = {
  'shared/company/company.json': companyFacts,
  'shared/company/places.json': placesFacts,
  'shared/company/hours.json': hoursFacts,
  'shared/company/rates.json': ratesFacts,
};

/** What in such a file can't be, each as `key: what is wrong`. */
export function checkCompany(file: string, facts: unknown): string[] {
  const issues = companyFiles[file]?.safeParse(facts).error?.issues ?? [];
  return issues.map((issue) => {
    // Of a name that can't be, what is wrong stands within.
    const [{ message } = issue] = issue.code === 'invalid_key' ? issue.issues : [issue];
    return [issue.path.join('.'), message].filter(Boolean).join(': ');
  });
}
