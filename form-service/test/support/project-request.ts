import { translation } from '../../../shared/test/support/translation.ts';

/** The least that is accepted. */
export const minimalRequest = {
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna.mueller@acme.example',
  message: 'We need a warehouse app.',
};

/** Every field filled in, as the site's form sends it. */
export const fullRequest = {
  ...minimalRequest,
  phone: '+49 (30) 123 456',
  company: 'Acme',
  country: 'France',
  interests: ['web-application', 'qa-testing'],
  locale: translation,
  page: '/contact',
};
