import type { CaseStudySlug, ServiceSlug } from './entries.ts';

interface ServiceFacts {
  /** Its picture in the drawings. */
  readonly scene: string;
  /** The colours of its land: the style variants of specification section 1. */
  readonly ramp: string;
  /** The case study that shows the service at work. */
  readonly proof: CaseStudySlug;
}

/** What a service looks like; its words are in `locales/<language>/services`. */
export const services = {
  'dedicated-teams': { scene: 'dedicatedTeams', ramp: 'honey', proof: 'yokogawa' },
  'web-development': { scene: 'webDevelopment', ramp: 'mist', proof: 'orderbuddy' },
  'mobile-app-development': { scene: 'mobileAppDevelopment', ramp: 'apricot', proof: 'iot' },
  'cloud-devops': { scene: 'cloudDevops', ramp: 'lagoon', proof: 'halialabs' },
  'qa-sts': { scene: 'qaSts', ramp: 'moss', proof: 'orderbuddy' },
} as const satisfies Record<ServiceSlug, ServiceFacts>;
