import type { CaseStudySlug } from './entries.ts';

interface CaseStudyFacts {
  /** Its hero in the drawings. */
  readonly scene: string;
  /** The colours of its land. */
  readonly ramp: string;
  /** The scenes that show it from inside, in the order of its pictures. */
  readonly details: readonly string[];
  /** How it lies on the page in a list. */
  readonly composition: 'left' | 'over' | 'right' | 'wide';
}

/** What a case study looks like; its words are in `locales/<language>/case-studies`. */
export const caseStudies = {
  orderbuddy: { scene: 'order', ramp: 'ember', details: ['kitchen', 'floor'], composition: 'wide' },
  taffi: {
    scene: 'taffi',
    ramp: 'clay',
    details: ['taffiWardrobe', 'taffiStudio'],
    composition: 'right',
  },
  iot: { scene: 'iot', ramp: 'dusk', details: ['iotLend', 'iotLog'], composition: 'left' },
  wareflex: {
    scene: 'wareflex',
    ramp: 'field',
    details: ['wareflexFloor', 'wareflexContract'],
    composition: 'over',
  },
  babypass: {
    scene: 'babypass',
    ramp: 'blossom',
    details: ['babypassGrowth', 'babypassFamily'],
    composition: 'right',
  },
  halialabs: {
    scene: 'halialabs',
    ramp: 'iris',
    details: ['halialabsPage', 'halialabsAudit'],
    composition: 'left',
  },
  yokogawa: {
    scene: 'yokogawa',
    ramp: 'lagoon',
    details: ['yokogawaAlarm', 'yokogawaGateways'],
    composition: 'over',
  },
  sato: {
    scene: 'sato',
    ramp: 'kraft',
    details: ['satoBoard', 'satoRights'],
    composition: 'right',
  },
} as const satisfies Record<CaseStudySlug, CaseStudyFacts>;

/** The case studies that the home page tells. */
export const selectedWorks = ['orderbuddy', 'taffi', 'iot', 'wareflex'] as const;
