import { company } from '@sunfield/shared/company';
import type { Locale } from '@sunfield/shared/locales';
import { createTranslator } from '../i18n/translator.ts';
import { plainPage } from './plain-page.ts';

/** The page for when more is asked than can be rendered. Its link asks for the same page again. */
export function busyPage(locale: Locale): string {
  const t = createTranslator(locale);
  return plainPage({
    locale,
    title: t('interface.error.server.message'),
    text: t('interface.error.server.help', { email: company.email }),
    link: { href: '', text: t('interface.offline.retry') },
  });
}
