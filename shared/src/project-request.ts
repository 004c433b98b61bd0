import * as z from 'zod/mini';
import { lineCleaner, textCleaner } from './clean-text.ts';
import { foldWidth } from './fold-width.ts';
import { defaultLocale, localeValues } from './locales.ts';

/**
 * The project request: what the form sends and the form service accepts
 * (docs/product.md, "Request form"). Messages are codes; the words are the site's.
 */

export const errorCodes = ['required', 'invalidEmail', 'tooLong', 'invalid'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The choices of "What are you interested in?" (docs/product.md, "Request form"), in the order they are shown. */
export const interestIds = [
  'blockchain',
  'web-application',
  'product-maintenance',
  'software-development',
  'live-streaming',
  'mobile-application',
  'qa-testing',
  'ai-machine-learning',
] as const;
export type InterestId = (typeof interestIds)[number];

/** Longest accepted values, in characters (code points). (docs/product.md, "Limits"). */
export const limits = {
  firstName: 100,
  lastName: 100,
  /** The longest forward path of RFC 5321, section 4.5.3.1.3, without its brackets. */
  email: 254,
  phone: 50,
  company: 200,
  country: 100,
  message: 5000,
  page: 500,
  entryPage: 500,
  referrer: 500,
  utmSource: 200,
  utmMedium: 200,
  utmCampaign: 200,
  utmTerm: 200,
  utmContent: 200,
  requestId: 100,
} as const;

/** The largest body the form service reads, in bytes: 64 KiB. */
export const maxBodyBytes = 64 * 1024;

/**
 * The field of the honeypot: hidden from people, filled in by simple robots. Autofill knows nothing that is called
 * so.
 */
export const honeypotField = 'trellis';

/**
 * One @, no blanks, invisible characters, brackets, quotes, commas or colons, and a dot in the domain, which
 * has no doubled dots and none of whose parts begins or ends with a hyphen. Before the @, dots may be doubled
 * or last: Japanese carriers have given such addresses out. Letters of any script pass: whether the address
 * exists is for the mail server to say.
 */
const emailPattern =
  /^(?!\.)[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?!.*(?:-\.|\.-|\.\.|-$))[^\s\p{C}@<>()[\]\\,;:"'.-][^\s\p{C}@<>()[\]\\,;:"']*\.[^\s\p{C}@<>()[\]\\,;:"'.]{2,}$/u;

type Issue = { readonly input?: unknown };
const missingOrWrongType = (issue: Issue) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid';

const cleaned = (clean: (value: string) => string) =>
  z.string({ error: missingOrWrongType }).check(z.overwrite(clean));

const requiredText = (max: number, cleaner = lineCleaner) =>
  cleaned(cleaner(max)).check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(max, { error: 'tooLong', abort: true }),
  );

const optionalText = (max: number, cleaner = lineCleaner) =>
  z._default(cleaned(cleaner(max)).check(z.maxLength(max, 'tooLong')), '');

/** Cleans what is ASCII by nature, as Japanese keyboards may type it. */
const asciiCleaner = (max: number) => {
  const clean = lineCleaner(max);
  return (value: string) => clean(foldWidth(value));
};

/** A hidden field never costs a lead: what it can't hold is forgotten. */
const hiddenText = (max: number) => z.catch(optionalText(max), '');

/**
 * One ticked box of an urlencoded form arrives as a string, several as an array, none not at all. A tick never
 * costs a lead: what isn't offered, as on a page that was opened before the choice changed, is dropped.
 */
const interestList = z.transform((value): InterestId[] => {
  const ticked: readonly unknown[] = [value].flat();
  return interestIds.filter((id) => ticked.includes(id));
});

/** A number, or its digits from an urlencoded form. */
const milliseconds = z.union([
  z.number().check(z.nonnegative()),
  z.pipe(z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,15})?$/u)), z.transform(Number)),
]);

export const projectRequestSchema = z.object(
  {
    firstName: requiredText(limits.firstName),
    lastName: requiredText(limits.lastName),
    email: requiredText(limits.email, asciiCleaner).check(z.regex(emailPattern, 'invalidEmail')),
    phone: optionalText(limits.phone, asciiCleaner),
    company: optionalText(limits.company),
    country: optionalText(limits.country),
    message: requiredText(limits.message, textCleaner),
    interests: interestList,
    locale: z.catch(z.enum(localeValues), defaultLocale),
    /** The path of the page the request was sent from. */
    page: hiddenText(limits.page),
    /** The path of the page that the visit began with. */
    entryPage: hiddenText(limits.entryPage),
    /** The address of the other site that led here, without its query. */
    referrer: hiddenText(limits.referrer),
    /** The `utm_` parameters that the visit began with: which campaign led here. */
    utmSource: hiddenText(limits.utmSource),
    utmMedium: hiddenText(limits.utmMedium),
    utmCampaign: hiddenText(limits.utmCampaign),
    utmTerm: hiddenText(limits.utmTerm),
    utmContent: hiddenText(limits.utmContent),
    /** Made by the browser once per filled-in form: the same request sent twice is one lead. */
    requestId: hiddenText(limits.requestId),
    /** Anti-spam: empty when a person filled the form in; absent from a hand-made post. */
    [honeypotField]: z.optional(z.catch(z.string(), 'invalid')),
    /** Anti-spam: milliseconds from the first touch of the form to sending, measured in the browser. */
    fillTime: z.catch(z.optional(milliseconds), undefined),
    /** Anti-spam: the solved proof of work, where the service asks for one. */
    altcha: hiddenText(4096),
  },
  'invalid',
);

export type ProjectRequest = z.output<typeof projectRequestSchema>;

/** The fields a person fills in, in the order of the form. */
export const visibleFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'country',
  'message',
  'interests',
] as const;
export type VisibleField = (typeof visibleFields)[number];

/** Where a visit came from, as far as the browser tells: never asked for, and never needed. */
export const sourceFields = [
  'entryPage',
  'referrer',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
] as const;
export type SourceField = (typeof sourceFields)[number];

export const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'message',
] as const satisfies VisibleField[];

export type FieldErrors = Partial<Record<keyof ProjectRequest, ErrorCode>>;

export type Validation =
  | { readonly ok: true; readonly request: ProjectRequest }
  | { readonly ok: false; readonly errors: FieldErrors };

const isErrorCode = (message: string): message is ErrorCode =>
  errorCodes.includes(message as ErrorCode);

/**
 * Validates and normalises what a form sent, as JSON or as parsed urlencoded data.
 * Each field has at most one error: the first.
 *
 * @param schema the same fields, where they can be checked faster than a browser needs to
 */
export function validateProjectRequest(
  input: unknown,
  schema: Pick<typeof projectRequestSchema, 'safeParse'> = projectRequestSchema,
): Validation {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, request: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] as keyof ProjectRequest | undefined;
    if (field) errors[field] ??= isErrorCode(message) ? message : 'invalid';
  }
  return { ok: false, errors };
}
