import type { LeadRequest } from '../leads/lead.ts';
import { interestLabels } from './labels.ts';

/** Longer subjects are cut by every mail client's list; in characters. */
const longestSubject = 150;

const segmenter = new Intl.Segmenter();

function shorten(text: string): string {
  // A character is at least one code unit: no need to look for their borders.
  if (text.length <= longestSubject) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= longestSubject) return text;
  return `${characters.slice(0, longestSubject - 1).join('')}…`;
}

/**
 * Text that stands in a header as it was typed: an encoded word of RFC 2047 in it would be decoded
 * by the reader's mail client, to whatever the visitor likes.
 */
export function headerText(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** Who asks, from where, for what: `New request: Anna Müller, Acme (France): Web Application`. */
export function leadSubject(request: LeadRequest): string {
  const { firstName, lastName, company, country, interests } = request;
  const person = [`${firstName} ${lastName}`, company].filter(Boolean).join(', ');
  const place = country ? ` (${country})` : '';
  const wishes = interests.map((id) => interestLabels[id]).join(', ');
  return shorten(headerText(`New request: ${person}${place}${wishes ? `: ${wishes}` : ''}`));
}
