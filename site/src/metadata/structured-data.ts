import { company } from '@sunfield/shared/company';
import {
  defaultLocale,
  languageSubtag,
  localeOption,
  localeValues,
  type Locale,
} from '@sunfield/shared/locales';
import { places } from '@sunfield/shared/places';
import type { ServiceSlug } from '../content/entries.ts';
import { markets } from '../content/markets.ts';
import { findRoute } from '../content/routes.ts';
import { pageTrail } from '../content/trail.ts';
import { sloganIn } from '../i18n/company-words.ts';
import type { Translate } from '../i18n/translator.ts';
import type { MetaWords } from '../words/words.ts';

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

const organizationId = (siteUrl: string) => ({ '@id': `${siteUrl}/#organization` });

/** Whole on the pages that are about the company; others refer to it. */
const organization = ({ siteUrl, t }: Page): Entity => ({
  '@type': 'Organization',
  ...organizationId(siteUrl),
  name: company.name,
  slogan: sloganIn(defaultLocale),
  description: t('home.meta.description'),
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
  areaServed: markets,
  knowsLanguage: localeValues.map(languageSubtag),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: company.email,
    telephone: company.phone.display,
    availableLanguage: localeValues.map(languageSubtag),
  },
});

const webSite = ({ siteUrl, t }: Page): Entity => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  url: siteUrl,
  name: company.name,
  description: t('home.meta.description'),
  publisher: organizationId(siteUrl),
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
  author: organizationId(siteUrl),
  publisher: organizationId(siteUrl),
});

const service = ({ siteUrl, canonical, meta }: Page, name: string): Entity => ({
  '@type': 'Service',
  name,
  description: meta.description,
  url: canonical,
  provider: organizationId(siteUrl),
});

const aboutPage = (page: Page): Entity[] => {
  const reference = findRoute(page.path)?.page;
  if (reference?.family === 'home') return [organization(page), webSite(page)];
  if (reference?.entry === 'about') return [organization(page), breadcrumbs(page)];
  if (reference?.family === 'caseStudies') return [breadcrumbs(page), article(page)];
  if (reference?.family !== 'services') return [breadcrumbs(page)];
  const { name } = page.t('services')[reference.entry as ServiceSlug];
  return [breadcrumbs(page), service(page, name)];
};

/** What search engines are told of a page in schema.org's terms, as one JSON-LD graph. */
export function structuredData(page: Page): Entity {
  return { '@context': 'https://schema.org', '@graph': aboutPage(page) };
}
