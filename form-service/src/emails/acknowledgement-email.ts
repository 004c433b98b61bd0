import { company } from '@sunfield/shared/company';
import { localeOption } from '@sunfield/shared/locales';
import type { Lead } from '../leads/lead.ts';
import { referenceOf } from '../links/request-link.ts';
import type { Email } from './email.ts';
import { plainEmail } from './html.ts';
import { fill, visitorWords } from './visitor-words.ts';

/**
 * Tells a visitor, in the visitor's language, that the request arrived. Nothing that was typed is
 * in it: whoever enters a stranger's address can't make us carry a message.
 *
 * @param url of the page that tells how far the request is, where there is one
 */
export function acknowledgementEmail(
  { id, request }: Pick<Lead, 'id' | 'request'>,
  url: string | undefined,
): Email {
  const { iso } = localeOption(request.locale);
  const { subject, follow, ...words } = visitorWords[request.locale].mail;
  const paragraphs = [
    words.greeting,
    words.body,
    ...(url === undefined ? [] : [follow, url]),
    words.mistake,
    words.closing,
  ].map((text) => fill(text, { company: company.name, reference: referenceOf(id) }));
  return plainEmail(subject, paragraphs, iso);
}
