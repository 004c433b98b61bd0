import { company } from '@sunfield/shared/company';
import { defaultLocale, languageSubtag, localeValues } from '@sunfield/shared/locales';
import { routes } from '../../content/routes.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { findMeta } from '../../metadata/page-meta.ts';

const translations = localeValues.filter((locale) => locale !== defaultLocale);
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const list = (items: readonly string[], type: Intl.ListFormatType) =>
  new Intl.ListFormat('en-GB', { type }).format(items);

/** "Every page is also there in French and Korean: add `?lang=fr` or `?lang=ko`." */
const otherLanguages = () =>
  `Every page is also there in ${list(
    translations.map((locale) => languageNames.of(languageSubtag(locale)) ?? locale),
    'conjunction',
  )}: add ${list(
    translations.map((locale) => `\`?lang=${locale}\``),
    'disjunction',
  )}.`;

/** The site in one page of Markdown, for readers that are language models (llmstxt.org). */
export function llms(siteUrl: string): string {
  const t = createTranslator(defaultLocale);
  const pages = routes.map((route) => {
    const { title, description } = findMeta(t, route.page);
    return `- [${title}](${siteUrl}${route.path}): ${description}`;
  });
  return `# ${company.name}

> ${t('home.meta.description')}

${otherLanguages()}
Write to ${company.email}.

## Pages

${pages.join('\n')}
`;
}
