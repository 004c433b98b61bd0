import type { IconName } from '../../pictures/kit/icon-paths.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';
import type { caseStudies } from './case-studies.ts';

interface ServiceFacts {
  /** Where it isn't the drawing or the photograph of its slug: docs/replace-a-picture.md. */
  readonly picture?: Picture;
  /** The colours of its land: docs/product.md, "Colour variants". */
  readonly ramp: RampName;
  /** The case study that shows the service at work. */
  readonly proof: keyof typeof caseStudies;
  /** What stands for it on the terraces of all services, and where: in units of that land. */
  readonly landIcon: { readonly icon: IconName; readonly x: number; readonly y: number };
  /** What the client holds after each step of the work. */
  readonly delivered: readonly IconName[];
}

/** What a service looks like; its words are in `words/<language>/services.json`. */
export const services = {
  'dedicated-teams': {
    ramp: 'honey',
    proof: 'yokogawa',
    landIcon: { icon: 'user', x: 905, y: 400 },
    delivered: ['document', 'user', 'branch', 'calendar', 'spark'],
  },
  'web-development': {
    ramp: 'mist',
    proof: 'orderbuddy',
    landIcon: { icon: 'code', x: 1020, y: 285 },
    delivered: ['document', 'pencil', 'code', 'globe', 'eye'],
  },
  'mobile-app-development': {
    ramp: 'apricot',
    proof: 'iot',
    landIcon: { icon: 'smartphone', x: 1165, y: 330 },
    delivered: ['pencil', 'smartphone', 'play', 'box', 'heart'],
  },
  'cloud-devops': {
    ramp: 'lagoon',
    proof: 'halialabs',
    landIcon: { icon: 'cloud', x: 1270, y: 210 },
    delivered: ['search', 'branch', 'server', 'clock', 'key'],
  },
  'qa-sts': {
    ramp: 'moss',
    proof: 'orderbuddy',
    landIcon: { icon: 'check', x: 1425, y: 270 },
    delivered: ['eye', 'document', 'check', 'user', 'chart'],
  },
} as const satisfies Readonly<Record<string, ServiceFacts>>;
