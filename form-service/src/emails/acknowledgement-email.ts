import { company } from '@sunfield/shared/company';
import { localeOption, type Locale } from '@sunfield/shared/locales';
import type { Email } from './email.ts';
import { plainEmail } from './html.ts';
import en from './words/acknowledgement.en.json' with { type: 'json' };
import fr from './words/acknowledgement.fr.json' with { type: 'json' };
import jp from './words/acknowledgement.jp.json' with { type: 'json' };
import ko from './words/acknowledgement.ko.json' with { type: 'json' };

/** `{{company}}` is the company's name. */
export const acknowledgementWords: Readonly<Record<Locale, typeof en>> = { en, fr, ko, jp };

/**
 * Tells a visitor, in the visitor's language, that the request arrived. Nothing that was typed is
 * in it: whoever enters a stranger's address can't make us carry a message.
 */
export function acknowledgementEmail(locale: Locale): Email {
  const { subject, ...words } = acknowledgementWords[locale];
  const paragraphs = [words.greeting, words.body, words.mistake, words.closing].map((paragraph) =>
    paragraph.replaceAll('{{company}}', company.name),
  );
  return plainEmail(subject, paragraphs, localeOption(locale).iso);
}
