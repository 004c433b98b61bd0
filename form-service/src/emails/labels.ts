import { languageSubtag, type Locale } from '@sunfield/shared/locales';
import type { InterestId, SourceField, VisibleField } from '@sunfield/shared/project-request';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A language as the sales team calls it. */
export function languageName(locale: Locale): string {
  return languageNames.of(languageSubtag(locale)) ?? locale;
}

/** The labels of the form: the sales team reads English. */
export const fieldLabels: Readonly<Record<VisibleField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  country: 'Country',
  message: 'How can we help',
  interests: 'Interested in',
};

/** Where the visit came from, as the sales team reads it. */
export const sourceLabels: Readonly<Record<SourceField, string>> = {
  entryPage: 'Visit began at',
  referrer: 'Came from',
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign',
  utmTerm: 'Campaign term',
  utmContent: 'Campaign content',
};

export const interestLabels: Readonly<Record<InterestId, string>> = {
  blockchain: 'Blockchain Development',
  'web-application': 'Web Application',
  'product-maintenance': 'Product Maintenance',
  'software-development': 'Software Development',
  'live-streaming': 'Live Streaming',
  'mobile-application': 'Mobile Application',
  'qa-testing': 'QA & Testing',
  'ai-machine-learning': 'AI/Machine Learning',
};
