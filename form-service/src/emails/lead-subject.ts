import { personName } from '@sunfield/shared/person-name';
import type { LeadRequest } from '../leads/lead.ts';
import { interestLabels } from './labels.ts';
import { shorten } from './shorten.ts';

/** Longer subjects are cut by every mail client's list; in characters. */
const longestSubject = 150;

/**
 * Text that stands in a header as it was typed: an encoded word of RFC 2047 in it would be decoded
 * by the reader's mail client, to whatever the visitor likes.
 */
export function headerText(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** A subject with what a visitor typed in it. */
export function subjectWith(text: string): string {
  return shorten(headerText(text), longestSubject);
}

/** Who asks: `Anna Müller, Acme`. */
export function personOf(request: LeadRequest): string {
  return [personName(request), request.company].filter(Boolean).join(', ');
}

/** Who asks, from where, for what: `New request: Anna Müller, Acme (France): Web Application`. */
export function leadSubject(request: LeadRequest, what = 'New request'): string {
  const { country, interests } = request;
  const place = country ? ` (${country})` : '';
  const wishes = interests.map((id) => interestLabels[id]).join(', ');
  return subjectWith(`${what}: ${personOf(request)}${place}${wishes ? `: ${wishes}` : ''}`);
}
