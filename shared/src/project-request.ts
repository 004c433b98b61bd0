import * as z from 'zod/mini';
import { defaultLocale, localeValues } from './locales.ts';

/**
 * The project request: what the form sends and the form service accepts
 * (specification, sections 3 and 5). Messages are codes; the words are in the site's locales.
 */

export const errorCodes = ['required', 'invalidEmail', 'tooLong', 'invalid'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The choices of "What are you interested in?" (section 3), in the order they are shown. */
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

/** Longest accepted values, in characters (code points). The specification states none (section 5). */
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
  requestId: 100,
} as const;

/** The largest body the form service reads, in bytes: 64 KiB. */
export const maxBodyBytes = 64 * 1024;

/** The field of the honeypot: hidden from people, filled in by simple robots. */
export const honeypotField = 'website';

/** C0 and C1 control characters, and the separators that mail clients show as line breaks. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
/** The same, but for tab and line feed. */
const controlCharactersInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/gu;

/** Most of what is typed has nothing to clean but its ends: that is found out in less time. */
const unlessPlain = (plain: RegExp, clean: (value: string) => string) => (value: string) =>
  plain.test(value) ? value.trim() : clean(value);

const cleanLine = unlessPlain(/^[ -~]*$/u, (value) =>
  value.toWellFormed().normalize('NFC').replace(controlCharacters, ' ').trim(),
);

const cleanText = unlessPlain(/^[\n -~]*$/u, (value) =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(controlCharactersInText, '')
    .trim(),
);

/**
 * One @, no blanks, brackets, quotes, commas or colons, no doubled dots, and a dot in the domain.
 * Letters of any script pass: whether the address exists is for the mail server to say.
 */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[^\s@<>()[\]\\,;:"]{1,64}(?<!\.)@[^\s@<>()[\]\\,;:"'.-][^\s@<>()[\]\\,;:"']*\.[^\s@<>()[\]\\,;:"'.]{2,}$/u;

type Issue = { readonly input?: unknown };
const missingOrWrongType = (issue: Issue) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid';

const cleaned = (clean: (value: string) => string) =>
  z.string({ error: missingOrWrongType }).check(z.overwrite(clean));

const requiredText = (max: number, clean = cleanLine) =>
  cleaned(clean).check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(max, 'tooLong'),
  );

const optionalText = (max: number) =>
  z._default(cleaned(cleanLine).check(z.maxLength(max, 'tooLong')), '');

/** A hidden field never costs a lead: what it can't hold is forgotten. */
const hiddenText = (max: number) => z.catch(optionalText(max), '');

/** One ticked box of an urlencoded form arrives as a string, several as an array, none not at all. */
const asList = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat());

const interestList = z.pipe(
  z.pipe(z.transform(asList), z.array(z.enum(interestIds, 'invalid'), 'invalid')),
  z.transform((ids): InterestId[] => interestIds.filter((id) => ids.includes(id))),
);

export const projectRequestSchema = z.object(
  {
    firstName: requiredText(limits.firstName),
    lastName: requiredText(limits.lastName),
    email: requiredText(limits.email).check(z.regex(emailPattern, 'invalidEmail')),
    phone: optionalText(limits.phone),
    company: optionalText(limits.company),
    country: optionalText(limits.country),
    message: requiredText(limits.message, cleanText),
    interests: interestList,
    locale: z.catch(z.enum(localeValues), defaultLocale),
    /** The path of the page the request was sent from. */
    page: hiddenText(limits.page),
    /** Made by the browser once per filled-in form: the same request sent twice is one lead. */
    requestId: hiddenText(limits.requestId),
    /** Anti-spam: empty when a person filled the form in; absent from a hand-made post. */
    [honeypotField]: z.optional(z.catch(z.string(), 'invalid')),
    /** Anti-spam: milliseconds from the first touch of the form to sending, measured in the browser. */
    fillTime: z.catch(z.optional(z.coerce.number().check(z.nonnegative())), undefined),
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
 */
export function validateProjectRequest(input: unknown): Validation {
  const result = projectRequestSchema.safeParse(input);
  if (result.success) return { ok: true, request: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] as keyof ProjectRequest | undefined;
    if (field) errors[field] ??= isErrorCode(message) ? message : 'invalid';
  }
  return { ok: false, errors };
}
