import { Buffer } from 'node:buffer';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import {
  errorCodes,
  interestIds,
  visibleFields,
  type FieldErrors,
  type VisibleField,
} from './project-request.ts';

/**
 * How the form service tells the site, through a visitor's browser without JavaScript, what became
 * of a request: query parameters of the page that the visitor is sent back to. Server side only.
 * Why the typed values travel in the address is told in docs/decisions/002-outcome-in-the-address.md.
 */

/** `sent`: accepted. `invalid`: see the errors. `busy`: too many requests. `failed`: try again. */
export const outcomes = ['sent', 'invalid', 'busy', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

/** The page's query parameters. */
export const outcomeParameter = 'request';
export const draftParameter = 'draft';
/** Names a request that was sent, to its visitor alone. */
export const tokenParameter = 'token';

/** The id of the section with the form. */
export const requestFormId = 'request';

/** The id of what begins with the outcome: on a phone, much else of the section stands above it. */
export const requestOutcomeId = 'request-outcome';

/** What was typed, as it was typed, and what is wrong with it. */
export interface Draft {
  readonly values: Partial<Record<Exclude<VisibleField, 'interests'>, string>>;
  readonly interests: readonly string[];
  readonly errors: FieldErrors;
}

/** The longest draft that is unpacked, in bytes: four times the largest body. */
const maxDraftBytes = 256 * 1024;

const textFields = visibleFields.filter((field) => field !== 'interests');

const draftSchema = z.object({
  values: z.partialRecord(z.enum(textFields), z.string()),
  interests: z.array(z.string()),
  errors: z.partialRecord(z.enum(visibleFields), z.enum(errorCodes)),
});

const asString = (value: unknown) => (typeof value === 'string' ? value : '');

/** Keeps what a person typed of an urlencoded body; whatever else was sent is left out. */
export function draftOf(body: unknown, errors: FieldErrors = {}): Draft {
  const typed = new Map(Object.entries(body ?? {}));
  const ticked: readonly unknown[] = [typed.get('interests')].flat();
  return {
    values: Object.fromEntries(textFields.map((field) => [field, asString(typed.get(field))])),
    interests: interestIds.filter((id) => ticked.includes(id)),
    errors: Object.fromEntries(
      Object.entries(errors).filter(([field]) => visibleFields.includes(field as VisibleField)),
    ),
  };
}

/** Packs a draft for the `draft` parameter. */
export function encodeDraft(draft: Draft): string {
  return deflateRawSync(JSON.stringify(draft)).toString('base64url');
}

/** Unpacks a `draft` parameter; `undefined` for anything that `encodeDraft` can't have made. */
export function decodeDraft(parameter: string): Draft | undefined {
  try {
    const packed = Buffer.from(parameter, 'base64url');
    const json = inflateRawSync(packed, { maxOutputLength: maxDraftBytes }).toString();
    return draftSchema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
