import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';
import type { CaseStudySlug, ServiceSlug } from './entries.ts';

interface ServiceFacts {
  /** A drawing or a photograph, see docs/replace-a-picture.md. */
  readonly picture: Picture;
  /** The colours of its land: docs/product.md, "Colour variants". */
  readonly ramp: RampName;
  /** The case study that shows the service at work. */
  readonly proof: CaseStudySlug;
}

/** What a service looks like; its words are in `words/<language>/services`. */
export const services = {
  'dedicated-teams': { picture: 'dedicatedTeams', ramp: 'honey', proof: 'yokogawa' },
  'web-development': { picture: 'webDevelopment', ramp: 'mist', proof: 'orderbuddy' },
  'mobile-app-development': { picture: 'mobileAppDevelopment', ramp: 'apricot', proof: 'iot' },
  'cloud-devops': { picture: 'cloudDevops', ramp: 'lagoon', proof: 'halialabs' },
  'qa-sts': { picture: 'qaSts', ramp: 'moss', proof: 'orderbuddy' },
} as const satisfies Record<ServiceSlug, ServiceFacts>;
