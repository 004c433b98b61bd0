import type { InterestId, VisibleField } from '@sunfield/shared/project-request';

/** The labels of the specification's form (section 3): the sales team reads English. */
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
