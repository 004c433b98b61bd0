import { company } from '@sunfield/shared/company';
import { localeOption } from '@sunfield/shared/locales';
import { answerWithin } from '@sunfield/shared/office-time';
import type { Lead } from '../leads/lead.ts';
import { referenceOf } from '@sunfield/shared/reference';
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
  const { mail, answerWithin: promises } = visitorWords[request.locale];
  const { subject, follow, ...words } = mail;
  const isOne = new Intl.PluralRules(iso).select(answerWithin) === 'one';
  const promise = fill(isOne ? promises.one : promises.other, { count: String(answerWithin) });
  const paragraphs = [
    words.greeting,
    words.body,
    ...(url === undefined ? [] : [follow, url]),
    words.mistake,
    words.closing,
  ].map((text) =>
    fill(text, { company: company.name, reference: referenceOf(id), answerWithin: promise }),
  );
  return plainEmail(subject, paragraphs, iso);
}
