import { company, sloganIn } from '@sunfield/shared/company';
import { defaultLocale, localeOption, type Locale } from '@sunfield/shared/locales';
import { places } from '@sunfield/shared/places';
import type { ServiceSlug } from '../../content/entries.ts';
import { findRoute } from '../../content/routes.ts';
import { pageTrail } from '../../content/trail.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { MetaWords } from '../../words/words.ts';

type Entity = Readonly<Record<string, unknown>>;

interface Page {
  readonly siteUrl: string;
  readonly path: string;
  readonly canonical: string;
  readonly locale: Locale;
  readonly meta: MetaWords;
  /** The address of its preview picture. */
  readonly image: string;
  readonly t: Translate;
}

const organization = (siteUrl: string): Entity => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.name,
  slogan: sloganIn(defaultLocale),
  foundingDate: String(company.founded),
  url: siteUrl,
  logo: `${siteUrl}/icons/icon-512.png`,
  email: company.email,
  telephone: company.phone.display,
  sameAs: company.social.map(({ href }) => href),
  address: company.offices.map(({ street, district, city }) => ({
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${district}`,
    addressLocality: city,
    addressCountry: places.country,
  })),
});

const webSite = ({ siteUrl, t }: Page): Entity => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  url: siteUrl,
  name: company.name,
  description: t('home.meta.description'),
  publisher: { '@id': `${siteUrl}/#organization` },
});

const breadcrumbs = ({ siteUrl, path, meta, canonical, t }: Page): Entity => {
  const above = pageTrail(path).map(({ path: item, label }) => ({
    name: t(label),
    item: siteUrl + item,
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: meta.title, item: canonical }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
};

const article = ({ siteUrl, canonical, locale, meta, image }: Page): Entity => ({
  '@type': 'Article',
  headline: meta.title,
  description: meta.description,
  image,
  inLanguage: localeOption(locale).iso,
  mainEntityOfPage: canonical,
  author: { '@id': `${siteUrl}/#organization` },
  publisher: { '@id': `${siteUrl}/#organization` },
});

const service = ({ siteUrl, canonical, meta }: Page, name: string): Entity => ({
  '@type': 'Service',
  name,
  description: meta.description,
  url: canonical,
  provider: { '@id': `${siteUrl}/#organization` },
});

const questions = (items: readonly { question: string; answer: string }[]): Entity => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const aboutPage = (page: Page): Entity[] => {
  const reference = findRoute(page.path)?.page;
  if (reference?.family === 'home') return [webSite(page)];
  if (reference?.family === 'caseStudies') return [breadcrumbs(page), article(page)];
  if (reference?.family !== 'services') return [breadcrumbs(page)];
  const words = page.t('services')[reference.entry as ServiceSlug];
  return [breadcrumbs(page), service(page, words.name), questions(words.questions.items)];
};

/** What search engines are told of a page in schema.org's terms, as one JSON-LD graph. */
export function structuredData(page: Page): Entity {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(page.siteUrl), ...aboutPage(page)],
  };
}
