import { company } from '@sunfield/shared/company';
import { forEachLocale, localeOption, type Locale } from '@sunfield/shared/locales';
import type { Email } from './email.ts';
import { plainEmail } from './html.ts';
import type en from './words/acknowledgement.en.json';

/** `{{company}}` is the company's name. */
const wordsIn = await forEachLocale(async (locale) => {
  const file = `./words/acknowledgement.${locale}.json`;
  return ((await import(file, { with: { type: 'json' } })) as { default: typeof en }).default;
});

/**
 * Tells a visitor, in the visitor's language, that the request arrived. Nothing that was typed is
 * in it: whoever enters a stranger's address can't make us carry a message.
 */
export function acknowledgementEmail(locale: Locale): Email {
  const { subject, ...words } = wordsIn[locale];
  const paragraphs = [words.greeting, words.body, words.mistake, words.closing].map((paragraph) =>
    paragraph.replaceAll('{{company}}', company.name),
  );
  return plainEmail(subject, paragraphs, localeOption(locale).iso);
}
