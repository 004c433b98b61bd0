import type { CaseStudySlug } from './entries.ts';

interface CaseStudyFacts {
  /** Its hero in the drawings. */
  readonly scene: string;
  /** The colours of its land. */
  readonly ramp: string;
  /** The scenes that show it from inside, in the order of its pictures. */
  readonly details: readonly string[];
}

/** What a case study looks like; its words are in `locales/<language>/case-studies`. */
export const caseStudies = {
  orderbuddy: { scene: 'order', ramp: 'ember', details: ['kitchen', 'floor'] },
  taffi: { scene: 'taffi', ramp: 'clay', details: [] },
  iot: { scene: 'iot', ramp: 'dusk', details: [] },
  wareflex: { scene: 'wareflex', ramp: 'field', details: [] },
  babypass: { scene: 'babypass', ramp: 'blossom', details: [] },
  halialabs: { scene: 'halialabs', ramp: 'iris', details: [] },
  yokogawa: { scene: 'yokogawa', ramp: 'lagoon', details: [] },
  sato: { scene: 'sato', ramp: 'kraft', details: [] },
} as const satisfies Record<CaseStudySlug, CaseStudyFacts>;

export type WorkComposition = 'left' | 'over' | 'right' | 'wide';

/** The case studies that the home page tells, and how each lies on the page. */
export const selectedWorks: readonly { slug: CaseStudySlug; composition: WorkComposition }[] = [
  { slug: 'orderbuddy', composition: 'wide' },
  { slug: 'taffi', composition: 'right' },
  { slug: 'iot', composition: 'left' },
  { slug: 'wareflex', composition: 'over' },
];
