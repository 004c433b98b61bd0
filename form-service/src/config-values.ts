import { isIP } from 'node:net';
import addressparser, { type AddressOrGroup } from 'nodemailer/lib/addressparser';
import * as z from 'zod';

/** The shapes that environment variables take. Each says in its message what it expects. */

/** A name to show, possibly empty, and an address: what nodemailer takes without parsing it. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Where a comma is missing between two addresses, one of them is taken for the other's name. */
const isMailbox = (parsed: AddressOrGroup): parsed is Mailbox =>
  /^[^\s@<>,]+@[^\s@<>,]+$/u.test(parsed.address ?? '') && !parsed.name.includes('@');

/** Mailboxes separated by commas; `undefined` where one of them is none. */
export function parseMailboxes(text: string): Mailbox[] | undefined {
  const mailboxes = addressparser(text);
  return mailboxes.every(isMailbox) ? mailboxes : undefined;
}

function isOrigin(text: string): boolean {
  return /^https?:/u.test(text) && URL.parse(text)?.origin === text;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // Of no bits at all: everybody would be believed.
  const prefixFits =
    prefix === undefined || (/^\d+$/u.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits);
  return bits > 0 && rest.length === 0 && prefixFits;
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

export const expecting = (what: string) => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined ? `is required: ${what}` : `must be ${what}`,
});

const filledList = (what: string, isEntry: (entry: string) => boolean) =>
  z
    .string(expecting(what))
    .transform(splitList)
    .refine((entries) => entries.length > 0 && entries.every(isEntry), expecting(what));

export const origins = filledList(
  'origins separated by commas, such as https://www.example.com',
  isOrigin,
);

export const origin = (what: string) => z.string().refine(isOrigin, expecting(what));

export const networks = z
  .string()
  .transform(splitList)
  .refine((entries) => entries.every(isNetwork), expecting('networks such as 10.0.0.0/8,::1'));

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const url = (protocols: RegExp, what: string) =>
  z.string(expecting(what)).check(({ value, issues }) => {
    const parsed = protocols.test(value) ? URL.parse(value) : null;
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
    // Of a mail server's address nothing but a password has an @ behind one of these, which would end it.
    const [, cutBy] = /^smtps?:\/\/[^@]*?([#/?]).*@/u.exec(value) ?? [];
    if (cutBy !== undefined)
      refuse(
        `must have user and password percent-encoded (${cutBy} is ${encodeURIComponent(cutBy)})`,
      );
    else if (!parsed) refuse(`must be ${what}`);
    else if (!isPercentEncoded(parsed.username + parsed.password))
      refuse('must have user and password percent-encoded (% is %25)');
  });

export const hostName = z
  .string()
  .refine(
    (text) => /^[\w-]+(?:\.[\w-]+)+$/u.test(text),
    expecting('a host name such as web.example.com'),
  );

export const mailbox = (what: string) =>
  z.string(expecting(what)).transform((text, context): Mailbox => {
    const [parsed, another] = parseMailboxes(text) ?? [];
    if (parsed && !another) return parsed;
    context.addIssue(`must be ${what}`);
    return z.NEVER;
  });

/** Several, or none. */
export const mailboxes = (what: string) =>
  z.string().transform((text, context): readonly Mailbox[] => {
    const parsed = parseMailboxes(text);
    if (parsed) return parsed;
    context.addIssue(`must be ${what}`);
    return z.NEVER;
  });

/** A whole number written in digits, both ends included. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,15}$/u.test(text) && Number(text) >= min && Number(text) <= max,
      expecting(`a whole number from ${min} to ${max}`),
    )
    .transform(Number);

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, expecting(`one of ${values.join(', ')}`));

export const secret = z
  .string()
  .refine((text) => text.length >= 32, expecting('a secret of at least 32 characters'));

const webhookSecretPattern = /^whsec_([A-Za-z\d+/]+={0,2})$/u;

/** The bytes of a secret as Standard Webhooks writes it; none where it isn't written so. */
export function webhookSecretBytes(text: string): Buffer {
  const [, encoded = ''] = webhookSecretPattern.exec(text) ?? [];
  return Buffer.from(encoded, 'base64');
}

/** As Standard Webhooks writes one: `whsec_` and 24 to 64 random bytes in base64. */
export const webhookSecret = z.string().refine((text) => {
  const { length } = webhookSecretBytes(text);
  return length >= 24 && length <= 64;
}, expecting('whsec_ with 24 to 64 random bytes in base64: echo whsec_$(openssl rand -base64 32)'));
